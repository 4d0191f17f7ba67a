import type { Refusal } from '@sextant/engine'
import { ACTIONS, type Action } from '../actions.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { whyNotBoard, whyNotCannon, whyNotRifle } from './attacks.ts'
import { whyNotPower } from './game-actions.ts'
import { whyNotItem } from './items.ts'
import { whyNotClose, whyNotGain } from './moves.ts'
import { refuse } from './refusals.ts'

/** 2) Actions Menu: what is enabled now, in the order of the menu. */
export function legalActions(tables: Tables, state: State, seat: number): readonly Action[] {
  const enabled: Action[] = []
  for (const action of repertoire(tables, seat))
    if (!whyDisabled(tables, state, seat, action)) enabled.push(action)
  return enabled.length > 0 ? enabled : ADRIFT
}

/** Why the action is not allowed, from the same conditions. */
export function whyNot(tables: Tables, state: State, seat: number, action: Action): Refusal | undefined {
  const has = repertoire(tables, seat)
  if (action.type === 'drift')
    return has.some(other => !whyDisabled(tables, state, seat, other)) ? refuse('other-actions') : undefined
  if (!has.some(({ type }) => type === action.type)) return refuse('not-in-menu')
  return whyDisabled(tables, state, seat, action)
}

/** A combatant with nothing else to do drifts. */
const ADRIFT: readonly Action[] = [ACTIONS.drift]

function repertoire({ repertoires }: Tables, seat: number): readonly Action[] {
  return seat === 0 ? repertoires[0] : repertoires[1]
}

function whyDisabled(tables: Tables, state: State, seat: number, { type }: Action): Refusal | undefined {
  switch (type) {
    case 'cannon':
      return whyNotCannon(tables, state, seat)
    case 'rifle':
      return whyNotRifle(tables, state, seat)
    case 'board':
      return whyNotBoard(tables, state, seat)
    case 'close':
      return whyNotClose(tables, state, seat)
    case 'gain':
      return whyNotGain(tables, state, seat)
    case 'shoring':
    case 'dressing':
      return whyNotItem(state, seat, type)
    case 'brace':
    case 'switch-ammo':
    case 'drift':
      return undefined
    default:
      return whyNotPower(tables, state, seat, type)
  }
}
