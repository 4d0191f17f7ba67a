import * as v from 'valibot'
import { MOST_CELLS, SEATS } from './schema.ts'

/** A hex without a disc. */
export const EMPTY = -1

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))
const seat = v.pipe(count, v.maxValue(SEATS.length - 1))

/** A position. A seat without discs is out; that is not stored, since it can never get one again. */
export const stateSchema = v.strictObject({
  /** By hex: the seat whose disc lies there, -1 for none. */
  discs: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(EMPTY), v.maxValue(SEATS.length - 1))),
    v.maxLength(MOST_CELLS),
  ),
  /** Whose turn it is. */
  seat,
  /** The number of the turn, from 1. */
  turn: v.pipe(count, v.minValue(1)),
  /** Passes in a row. */
  passes: count,
  /** The hexes that the last action changed, the one it placed a disc on first; none after a pass. */
  last: v.pipe(v.array(count), v.maxLength(MOST_CELLS)),
})

export type State = v.InferOutput<typeof stateSchema>

export function copyState({ discs, seat, turn, passes, last }: State): State {
  return { discs: discs.slice(), seat, turn, passes, last: last.slice() }
}

/** The discs of each seat. */
export function countDiscs(discs: readonly number[], seats: number): number[] {
  const counts = Array.from({ length: seats }, () => 0)
  for (const seat of discs) if (seat !== EMPTY) counts[seat] = (counts[seat] ?? 0) + 1
  return counts
}
