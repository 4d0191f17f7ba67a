import { type Board, buildBoard, cellAt, LARGEST_BOX, LARGEST_COORDINATE } from './board.ts'
import {
  type Axial,
  axialFromOddQ,
  axialFromOddR,
  type Offset,
  oddQFromAxial,
  oddRFromAxial,
} from './coordinates.ts'
import type { Orientation } from './direction.ts'
import { wholeNumber } from './whole-number.ts'

/** All hexes within a radius of (0, 0), numbered row of r by row of r. A radius of 0 is one hex. */
export function hexagon(orientation: Orientation, radius: number): Board {
  wholeNumber('radius of a hexagon', radius, 0)
  const name = `${orientation} ${radius}`
  const board = recent.get(name) ?? newHexagon(orientation, radius)
  if (!recent.has(name) && recent.size >= MOST_RECENT) recent.clear()
  recent.set(name, board)
  return board
}

/** Games ask for the same board again whenever options are checked and loaded, and a board never changes. */
const recent = new Map<string, Board>()
const MOST_RECENT = 8

function newHexagon(orientation: Orientation, radius: number): Board {
  const cells = emptyCells(3 * radius * (radius + 1) + 1)
  let cell = 0
  for (let r = -radius; r <= radius; r++) {
    const last = Math.min(radius, radius - r)
    for (let q = Math.max(-radius, -radius - r); q <= last; q++, cell++) {
      cells.q[cell] = q
      cells.r[cell] = r
    }
  }
  return buildBoard(orientation, cells.q, cells.r)
}

/** Rows and columns with (0, 0) at the top left; the cell in row i and column j is number `i * columns + j`. */
export function rectangle(orientation: Orientation, rows: number, columns: number): Board {
  return grid('rectangle', orientation, rows, columns, (row, column) =>
    axialFromOffset(orientation, { row, column }),
  )
}

/** r from 0 to rows-1 and q from 0 to columns-1; the cell at (q, r) is number `r * columns + q`. */
export function rhombus(orientation: Orientation, rows: number, columns: number): Board {
  return grid('rhombus', orientation, rows, columns, (row, column) => ({ q: column, r: row }))
}

/** Any cells, holes and islands included, numbered in the order given. */
export function boardOf(orientation: Orientation, cells: Iterable<Axial>): Board {
  const list = [...cells]
  for (const { q, r } of list) {
    if (!Number.isInteger(q) || !Number.isInteger(r)) {
      throw new RangeError(`A cell's coordinates are whole numbers, not (${q}, ${r}).`)
    }
    if (Math.max(Math.abs(q), Math.abs(r)) > LARGEST_COORDINATE) {
      throw new RangeError(`The cell (${q}, ${r}) lies beyond ${LARGEST_COORDINATE}.`)
    }
  }
  const q = Int32Array.from(list, cell => cell.q)
  const r = Int32Array.from(list, cell => cell.r)
  return buildBoard(orientation, q, r)
}

/** Row and column become axial: odd-r on a pointy board, odd-q on a flat one. */
export function axialFromOffset(orientation: Orientation, offset: Offset): Axial {
  return orientation === 'pointy' ? axialFromOddR(offset) : axialFromOddQ(offset)
}

export function offsetFromAxial(orientation: Orientation, at: Axial): Offset {
  return orientation === 'pointy' ? oddRFromAxial(at) : oddQFromAxial(at)
}

/** The cell in a row and column, or -1. */
export function cellAtOffset(board: Board, row: number, column: number): number {
  const { q, r } = axialFromOffset(board.orientation, { row, column })
  return cellAt(board, q, r)
}

export function offsetOf(board: Board, cell: number): Offset {
  return offsetFromAxial(board.orientation, { q: board.q[cell] as number, r: board.r[cell] as number })
}

function grid(
  shape: string,
  orientation: Orientation,
  rows: number,
  columns: number,
  place: (row: number, column: number) => Axial,
): Board {
  wholeNumber(`number of rows of a ${shape}`, rows, 1)
  wholeNumber(`number of columns of a ${shape}`, columns, 1)
  const cells = emptyCells(rows * columns)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const { q, r } = place(row, column)
      cells.q[row * columns + column] = q
      cells.r[row * columns + column] = r
    }
  }
  return buildBoard(orientation, cells.q, cells.r)
}

function emptyCells(size: number): { q: Int32Array; r: Int32Array } {
  if (size > LARGEST_BOX) throw new RangeError(`A board of ${size} cells is too large.`)
  return { q: new Int32Array(size), r: new Int32Array(size) }
}
