import { type Board, cellAt, distance, NO_CELL } from '@sextant/hex'
import type { Condition, Place, Scenario } from './schema/scenario.ts'

/** A victory condition on this map. */
export interface ConditionTable {
  readonly index: number
  readonly condition: Condition
  /** Of an area: its cells. Of a breakthrough: the cells to be reached. */
  readonly cells: readonly number[]
  /** Of flags: the first of them in `flags`. */
  readonly firstFlag: number
  /** Of a breakthrough: the units that must get through. */
  readonly needed: number
}

export function firstFlagOf(conditions: readonly Condition[], index: number): number {
  let flags = 0
  for (const condition of conditions.slice(0, index))
    if (condition.type === 'flags') flags += condition.at.length
  return flags
}

export function conditionTable(
  board: Board,
  { size }: Scenario,
  condition: Condition,
  index: number,
  firstFlag: number,
  counts: readonly [number, number],
): ConditionTable {
  const cells = [...board.q.keys()]
  const table = { index, condition, firstFlag, needed: 0, cells: [] as number[] }
  switch (condition.type) {
    case 'hold': {
      const centre = cellOfPlace(board, size, condition.centre)
      return { ...table, cells: cells.filter(cell => distance(board, centre, cell) <= condition.radius) }
    }
    case 'breakthrough': {
      const side = condition.seat === 'blue' ? 1 : -1
      const last = size - condition.rows + 1
      return {
        ...table,
        cells: cells.filter(cell => (board.r[cell] ?? 0) * side >= last),
        needed: Math.ceil(counts[condition.seat === 'blue' ? 0 : 1] / condition.outOf),
      }
    }
    case 'flags':
    case 'terrain':
      return table
  }
}

/** The cell at a place, or -1. */
export function cellOfPlace(board: Board, size: number, { q, r, of }: Place): number {
  const hexes = (value: number) => {
    const scaled = of === 'size' ? value * size : value
    // Away from 0, so that places on both sides of the centre stay symmetrical.
    return Math.sign(scaled) * Math.round(Math.abs(scaled))
  }
  if (of !== 'size' && !(Number.isInteger(q) && Number.isInteger(r))) return NO_CELL
  return cellAt(board, hexes(q), hexes(r))
}
