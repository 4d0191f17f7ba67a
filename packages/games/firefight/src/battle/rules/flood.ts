import type { Board } from '@sextant/hex'
import type { Workspace } from './workspace.ts'

/**
 * Where a unit can go, for maps whose rows fit into the bits of a number: all cells of a row take a step at once. Row
 * y holds r = y − 1 − size, bit x holds q = x − size; an empty row stands at either end.
 */
export interface Flood {
  /** Whether the map is small enough. */
  readonly fits: boolean
  readonly rows: number
  /** A cell is `base[row] + bit`. */
  readonly base: Int32Array
  readonly rowOf: Uint8Array
  readonly bitOf: Int32Array
  readonly board: Int32Array
  /** Cells of easy ground. */
  readonly easy: Int32Array
  /** Cells with units, and those without: all of them, and those of easy ground. */
  readonly occupied: Int32Array
  readonly free: Int32Array
  readonly freeEasy: Int32Array
  /** Where the move can end, and how far easy ground leads. */
  readonly ends: Int32Array
  readonly easyEnds: Int32Array
}

/** Rows of 31 cells leave room for a shift. */
const LARGEST = 15

export function createFlood(board: Board, size: number): Flood {
  const rows = 2 * size + 3
  const table = () => new Int32Array(rows)
  const flood: Flood = {
    fits: size <= LARGEST,
    rows,
    base: table(),
    rowOf: new Uint8Array(board.size),
    bitOf: new Int32Array(board.size),
    board: table(),
    easy: table(),
    occupied: table(),
    free: table(),
    freeEasy: table(),
    ends: table(),
    easyEnds: table(),
  }
  for (let cell = board.size - 1; cell >= 0; cell--) {
    const row = (board.r[cell] as number) + size + 1
    const place = (board.q[cell] as number) + size
    flood.rowOf[cell] = row
    flood.bitOf[cell] = flood.fits ? 1 << place : 0
    flood.base[row] = cell - place
    flood.board[row] = (flood.board[row] as number) | (flood.bitOf[cell] as number)
  }
  return flood
}

export function readFloodGround({ flood, ground, tables }: Workspace): void {
  flood.easy.fill(0)
  for (let cell = 0; cell < tables.board.size; cell++)
    if (ground.difficult[cell] === 0) set(flood.easy, flood, cell)
}

/** Brings the units into the flood. */
export function readFloodUnits({ flood }: Workspace, cells: readonly number[]): void {
  const { occupied, free, freeEasy, board, easy, rows } = flood
  occupied.fill(0)
  for (let unit = 0; unit < cells.length; unit++) {
    const cell = cells[unit] as number
    if (cell >= 0) set(occupied, flood, cell)
  }
  for (let y = 0; y < rows; y++) {
    const open = ~(occupied[y] as number)
    free[y] = (board[y] as number) & open
    freeEasy[y] = (easy[y] as number) & open
  }
}

/**
 * Fills `ends` with the free cells where a unit can end its move: by easy ground within its speed, or by any ground within
 * what the surcharge leaves of it.
 */
export function floodFrom(
  flood: Flood,
  start: number,
  speed: number,
  surcharge: number,
  flying: boolean,
): void {
  const { ends, easyEnds, free, freeEasy, board } = flood
  if (flying) spread(flood, ends, board, start, speed)
  else {
    spread(flood, ends, free, start, speed - surcharge)
    if (surcharge > 0) {
      spread(flood, easyEnds, freeEasy, start, speed)
      for (let y = 0; y < ends.length; y++) ends[y] = (ends[y] as number) | (easyEnds[y] as number)
    }
  }
  for (let y = 0; y < ends.length; y++) ends[y] = (ends[y] as number) & (free[y] as number)
}

/** All cells within a number of steps from the start over cells of a ground. */
function spread(
  { rowOf, bitOf, rows }: Flood,
  reached: Int32Array,
  ground: Int32Array,
  start: number,
  steps: number,
): void {
  const row = rowOf[start] as number
  reached.fill(0)
  reached[row] = bitOf[start] as number
  for (let step = 1; step <= steps; step++) {
    const to = Math.min(rows - 2, row + step)
    let y = Math.max(1, row - step)
    let before = 0
    let here = reached[y] as number
    for (; y <= to; y++) {
      const next = reached[y + 1] as number
      // Neighbours: in the row itself to either side, above at q and q + 1, below at q and q − 1.
      const around = (here << 1) | (here >>> 1) | before | (before >>> 1) | next | (next << 1)
      reached[y] = here | (around & (ground[y] as number))
      before = here
      here = next
    }
  }
}

function set(rows: Int32Array, { rowOf, bitOf }: Flood, cell: number): void {
  const row = rowOf[cell] as number
  rows[row] = (rows[row] as number) | (bitOf[cell] as number)
}
