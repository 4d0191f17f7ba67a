import type { Emit, Refusal } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { combatantOf, sideOf, type Tables } from '../tables.ts'
import { refuse } from './refusals.ts'

/** 6 a) Close at D = 0 is refused; some combatants never come as near as that. */
export function whyNotClose(tables: Tables, state: State, seat: number): Refusal | undefined {
  return state.D > combatantOf(tables, seat).nearest ? undefined : refuse('alongside')
}

/** D – 1 → D. */
export function close(state: State, seat: number, emit: Emit<Event>): void {
  const from = state.D
  state.D = from - 1
  emit({ type: 'moved', seat, move: 'close', from, to: state.D })
}

/** 6 b) A side that is held by a grip cannot gain; a laden ship gains with the first action of a turn only. */
export function whyNotGain(tables: Tables, state: State, seat: number): Refusal | undefined {
  if (sideOf(state, seat).gripped) return refuse('gripped')
  const laden = combatantOf(tables, seat).laden && state.T % tables.ruleset.turns.actions !== 0
  return laden ? refuse('laden') : undefined
}

/** How many marks a side can gain in one turn, gripped or not. */
export function gainsInTurn(tables: Tables, seat: number): number {
  const { menu, laden } = combatantOf(tables, seat)
  if (!menu.includes('gain')) return 0
  return laden ? 1 : tables.ruleset.turns.actions
}

/** D + 1 → D. At 6 the side that gained has fled: see `after-action.ts`. */
export function gain(state: State, seat: number, emit: Emit<Event>): void {
  const from = state.D
  state.D = from + 1
  emit({ type: 'moved', seat, move: 'gain', from, to: state.D })
}

/** 6 c) Brace: a temporary bonus to reduce crew loss during the other's next turn. It does not add up. */
export function brace({ ruleset }: Tables, state: State, seat: number, emit: Emit<Event>): void {
  sideOf(state, seat).braced = true
  emit({ type: 'braced', seat, brace: ruleset.brace })
}
