import type { Dice, Emit } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { afterAction } from './after-action.ts'
import { board, shoot } from './attacks.ts'
import { usePower } from './game-actions.ts'
import { switchAmmo, useItem } from './items.ts'
import { brace, close, gain } from './moves.ts'

/** Combatant takes an action: Attack, Maneuver, or Use Item. Then Goto [After Action]. */
export function applyAction(
  tables: Tables,
  state: State,
  seat: number,
  action: Action,
  dice: Dice,
  emit: Emit<Event>,
): void {
  act(tables, state, seat, action, dice, emit)
  afterAction(tables, state, seat, action.type, dice, emit)
}

function act(
  tables: Tables,
  state: State,
  seat: number,
  { type }: Action,
  dice: Dice,
  emit: Emit<Event>,
): void {
  switch (type) {
    case 'cannon':
    case 'rifle':
      shoot(tables, state, seat, type, dice, emit)
      break
    case 'board':
      board(tables, state, seat, dice, emit)
      break
    case 'close':
      close(state, seat, emit)
      break
    case 'gain':
      gain(state, seat, emit)
      break
    case 'brace':
      brace(tables, state, seat, emit)
      break
    case 'shoring':
    case 'dressing':
      useItem(tables, state, seat, type, dice, emit)
      break
    case 'switch-ammo':
      switchAmmo(state, seat, emit)
      break
    case 'drift':
      emit({ type: 'drifted', seat })
      break
    default:
      usePower(tables, state, seat, type, dice, emit)
  }
}
