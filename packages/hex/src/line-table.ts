import { type Board, DISTANCE_TABLE_CELLS, distance } from './board.ts'
import { doubled } from './doubled.ts'
import { createLine, type Line, traceLine } from './line.ts'

/** The lines of a board that have been asked for, each traced once. */
interface LineTable {
  /** Where the line from a to b begins in `cells`, at `a * size + b`; 0 before it is first asked for. */
  readonly starts: Int32Array
  /** The left candidates of a line, then its right ones. Nothing stands at 0. */
  cells: Int32Array
  used: number
  readonly traced: Line
}

/** Larger boards have no table of lines: where distances are computed, so are they. */
export const LINE_TABLE_CELLS = DISTANCE_TABLE_CELLS

/** 16 MB of candidates, beside up to 1 MB of starts; a line that finds no room any more is computed each time. */
export const LINE_TABLE_CANDIDATES = 4_194_304

/** From the board's table where it has one: read-only, since it is shared by all callers. */
export function line(board: Board, from: number, to: number): Readonly<Line> {
  checkCell(board, from)
  checkCell(board, to)
  const length = distance(board, from, to) + 1
  const table = board.size > LINE_TABLE_CELLS ? undefined : tableOf(board)
  const start = table && (table.starts[from * board.size + to] || enter(table, board, from, to, length))
  if (!table || !start) return Object.freeze(traceLine(createLine(length - 1), board, from, to))
  const middle = start + length
  const left = table.cells.subarray(start, middle)
  const right = table.cells.subarray(middle, middle + length)
  // Nobody can trace another line into this one.
  return Object.freeze({ length, left, right })
}

function checkCell(board: Board, cell: number): void {
  if (Number.isInteger(cell) && cell >= 0 && cell < board.size) return
  throw new RangeError(`A line runs between cells of the board, and ${cell} is none.`)
}

const FIRST_CANDIDATES = 4096

const TABLES = new WeakMap<Board, LineTable>()

function tableOf(board: Board): LineTable {
  const known = TABLES.get(board)
  if (known !== undefined) return known
  const table = {
    starts: new Int32Array(board.size * board.size),
    cells: new Int32Array(FIRST_CANDIDATES),
    used: 1,
    traced: createLine(),
  }
  TABLES.set(board, table)
  return table
}

/** Where the line begins that is new to the table, or 0 when there is no room for it. */
function enter(table: LineTable, board: Board, from: number, to: number, length: number): number {
  const start = table.used
  const end = start + 2 * length
  if (end > LINE_TABLE_CANDIDATES) return 0
  while (end > table.cells.length) table.cells = doubled(table.cells)
  const { left, right } = traceLine(table.traced, board, from, to)
  table.cells.set(left.subarray(0, length), start)
  table.cells.set(right.subarray(0, length), start + length)
  table.starts[from * board.size + to] = start
  table.used = end
  return start
}
