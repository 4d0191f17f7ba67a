import type { Emit, Refusal } from '@sextant/engine'
import { combatantOf, type Duel, sideOf } from '../duel.ts'
import type { Event } from '../events.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'

/** 6 a) Close at D = 0 is refused; some never come as near as that. */
export function whyNotClose(duel: Duel, state: State, seat: number): Refusal | undefined {
  return state.D > combatantOf(duel, seat).nearest ? undefined : refuse('alongside')
}

/** D – 1 → D. */
export function close(state: State, seat: number, emit: Emit<Event>): void {
  const from = state.D
  state.D = from - 1
  emit({ type: 'moved', seat, move: 'close', from, to: state.D })
}

/** 6 b) A side that is held by a grip cannot gain; a laden ship gains with the first action of a turn only. */
export function whyNotGain(duel: Duel, state: State, seat: number): Refusal | undefined {
  if (sideOf(state, seat).gripped) return refuse('gripped')
  const laden = combatantOf(duel, seat).laden && state.T % duel.ruleset.turns.actions !== 0
  return laden ? refuse('laden') : undefined
}

/** D + 1 → D. At 6 the side that gained has fled: see `after-action.ts`. */
export function gain(state: State, seat: number, emit: Emit<Event>): void {
  const from = state.D
  state.D = from + 1
  emit({ type: 'moved', seat, move: 'gain', from, to: state.D })
}

/** 6 c) Brace: a temporary bonus to reduce crew loss during the other's next turn. It does not add up. */
export function brace({ ruleset }: Duel, state: State, seat: number, emit: Emit<Event>): void {
  sideOf(state, seat).braced = true
  emit({ type: 'braced', seat, brace: ruleset.brace })
}
