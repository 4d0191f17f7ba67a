import type { Dice, Emit } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Duel } from '../duel.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { afterAction } from './after-action.ts'
import { board, fireCannon, fireRifle } from './attacks.ts'
import { usePower } from './game-actions.ts'
import { dress, shore, switchAmmo } from './items.ts'
import { brace, close, gain } from './moves.ts'

/** Combatant takes an action: Attack, Maneuver, or Use Item. Then Goto [After Action]. */
export function applyAction(
  duel: Duel,
  state: State,
  seat: number,
  action: Action,
  dice: Dice,
  emit: Emit<Event>,
): void {
  act(duel, state, seat, action, dice, emit)
  afterAction(duel, state, seat, dice, emit)
}

function act(duel: Duel, state: State, seat: number, { type }: Action, dice: Dice, emit: Emit<Event>): void {
  switch (type) {
    case 'cannon':
      fireCannon(duel, state, seat, dice, emit)
      break
    case 'rifle':
      fireRifle(duel, state, seat, dice, emit)
      break
    case 'board':
      board(duel, state, seat, dice, emit)
      break
    case 'close':
      close(state, seat, emit)
      break
    case 'gain':
      gain(state, seat, emit)
      break
    case 'brace':
      brace(duel, state, seat, emit)
      break
    case 'shoring':
      shore(duel, state, seat, dice, emit)
      break
    case 'dressing':
      dress(duel, state, seat, dice, emit)
      break
    case 'switch-ammo':
      switchAmmo(state, seat, emit)
      break
    case 'drift':
      emit({ type: 'drifted', seat })
      break
    default:
      usePower(duel, state, seat, type, dice, emit)
  }
}
