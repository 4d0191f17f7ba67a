import type { State } from '../../../state.ts'
import { contextOf } from '../context.ts'
import { COUNTERS, countersOf } from '../counters.ts'
import type { Moves } from './moves.ts'

/**
 * A position in whole numbers: the number of its context, the turn, then by seat hull, crew (1 for a side without) and
 * what is used up.
 */
export type Position = Int32Array

export const CONTEXT = 0
export const TURN = 1
export const HULL = 0
export const CREW = 1
export const COUNTER = 2
const SIDE = COUNTER + COUNTERS.length
export const SIZE = 2 + 2 * SIDE

/** Where the numbers of a seat begin. */
export function sideAt(seat: 0 | 1): number {
  return 2 + seat * SIDE
}

/** A state of the rules as a position. */
export function positionOf(moves: Moves, state: State): Position {
  const position = new Int32Array(SIZE)
  position[CONTEXT] = moves.numberOf(contextOf(state))
  position[TURN] = state.turn
  for (const seat of [0, 1] as const) {
    const side = state.sides[seat]
    position[sideAt(seat) + HULL] = side.hull
    position[sideAt(seat) + CREW] = side.crew ?? 1
    position.set(countersOf(side), sideAt(seat) + COUNTER)
  }
  return position
}
