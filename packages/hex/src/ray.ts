import { type Board, NO_CELL, neighbour } from './board.ts'
import { opposite } from './direction.ts'

/**
 * Every ray of a board. Rays in one direction along one row share their cells: a ray is the rest of its row, so
 * the whole table takes 18 numbers for each cell.
 */
export interface Rays {
  /** For each direction, all cells row by row in that direction. */
  readonly cells: Int32Array
  /** The ray of cell c in direction d begins in `cells` at `start[c * 6 + d]` and ends before `end[c * 6 + d]`. */
  readonly start: Int32Array
  readonly end: Int32Array
}

/** The cells from a cell (not included) in a direction, until the board ends or a hole begins. */
export function ray(board: Board, cell: number, direction: number): Int32Array {
  const { cells, start, end } = raysOf(board)
  return cells.subarray(start[cell * 6 + direction], end[cell * 6 + direction])
}

/** How many cells the ray has. */
export function rayLength(rays: Rays, cell: number, direction: number): number {
  return (rays.end[cell * 6 + direction] as number) - (rays.start[cell * 6 + direction] as number)
}

/** The table, built on first use. Hot loops keep it and read `cells` themselves. */
export function raysOf(board: Board): Rays {
  const known = BUILT.get(board)
  if (known !== undefined) return known
  const rays = buildRays(board)
  BUILT.set(board, rays)
  return rays
}

const BUILT = new WeakMap<Board, Rays>()

function buildRays(board: Board): Rays {
  const { size } = board
  const cells = new Int32Array(size * 6)
  const start = new Int32Array(size * 6)
  const end = new Int32Array(size * 6)
  let place = 0
  for (let direction = 0; direction < 6; direction++) {
    for (let first = 0; first < size; first++) {
      if (neighbour(board, first, opposite(direction)) !== NO_CELL) continue
      const rowStart = place
      for (let cell = first; cell !== NO_CELL; cell = neighbour(board, cell, direction)) cells[place++] = cell
      for (let at = rowStart; at < place; at++) {
        const key = (cells[at] as number) * 6 + direction
        start[key] = at + 1
        end[key] = place
      }
    }
  }
  return { cells, start, end }
}
