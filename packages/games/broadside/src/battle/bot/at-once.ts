import type { Action } from '../actions.ts'
import { atLeast } from '../rules/chances.ts'
import { type Cast, chancesOfCast, harmOf } from '../rules/harm.ts'
import type { State } from '../state.ts'
import { otherSeat, sideOf, type Tables } from '../tables.ts'

/** The chances that an action ends the fight here and now, for its own side or for the other. */
export function atOnce(tables: Tables, state: State, seat: number, { type }: Action): AtOnce {
  const harm = harmOf(tables, state, seat, type)
  if (!harm) return NEITHER
  const target = sideOf(state, otherSeat(seat))
  const survives = (1 - breaks(harm.hull, target.hull)) * (1 - breaks(harm.crew, target.crew))
  // If both sides are broken at once the attacker loses.
  const loss = breaks(harm.own, sideOf(state, seat).crew)
  return { win: (1 - survives) * (1 - loss), loss }
}

export interface AtOnce {
  readonly win: number
  readonly loss: number
}

const NEITHER: AtOnce = { win: 0, loss: 0 }

/** What is left may be a fraction, in a sketch. */
function breaks(cast: Cast | undefined, left: number | undefined): number {
  return cast && left !== undefined ? atLeast(chancesOfCast(cast), Math.ceil(left)) : 0
}
