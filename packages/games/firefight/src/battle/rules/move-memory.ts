import { type Board, distance } from '@sextant/hex'
import type { Tables } from '../tables.ts'

/**
 * What the moves of each unit that are in its part of lists were found from. They stand while the unit stays and nobody enters or leaves a cell within its
 * speed: from one action to the next that is so for more than every third unit.
 */
export interface MoveMemory {
  /** Where the unit was, or -1, and how many cells had been entered or left by then. */
  readonly cell: Int32Array
  readonly seen: Float64Array
  /** The cells that were entered or left last, each in the place of an older one, and how many there were in all. */
  readonly changed: Int32Array
  changes: number
}

/** Enough for a turn; a power of two. */
const CHANGES = 16

export function createMoveMemory({ units }: Tables): MoveMemory {
  return {
    cell: new Int32Array(units.length).fill(-1),
    seen: new Float64Array(units.length),
    changed: new Int32Array(CHANGES),
    changes: 0,
  }
}

/** Somebody enters or leaves a cell. */
export function noteChange(memory: MoveMemory, cell: number): void {
  memory.changed[memory.changes++ & (CHANGES - 1)] = cell
}

export function forgetMoves({ cell }: MoveMemory): void {
  cell.fill(-1)
}

/** Whether what is remembered of a unit still stands; if not, it is about to be found again. */
export function movesStand(
  memory: MoveMemory,
  board: Board,
  unit: number,
  start: number,
  speed: number,
): boolean {
  const { cell, seen, changed, changes } = memory
  const before = seen[unit] as number
  seen[unit] = changes
  if (cell[unit] !== start || changes - before > CHANGES) {
    cell[unit] = start
    return false
  }
  for (let change = before; change < changes; change++)
    if (distance(board, start, changed[change & (CHANGES - 1)] as number) <= speed) return false
  return true
}
