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
  readonly occupied: Int32Array
  /** Two floods, then where the move can end. */
  readonly any: Int32Array
  readonly dry: Int32Array
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
    any: table(),
    dry: table(),
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
  flood.occupied.fill(0)
  for (let unit = 0; unit < cells.length; unit++) {
    const cell = cells[unit] as number
    if (cell >= 0) set(flood.occupied, flood, cell)
  }
}

/**
 * Fills `any` with the free cells that a unit can reach: by easy ground within its speed, or by any ground within what
 * the surcharge leaves of it. Returns the first row; `last` of them follow.
 */
export function floodFrom(
  { board, easy, occupied, any, dry, rowOf, bitOf, rows }: Flood,
  start: number,
  speed: number,
  surcharge: number,
  flying: boolean,
): { first: number; last: number } {
  const row = rowOf[start] as number
  const own = bitOf[start] as number
  const first = Math.max(1, row - speed)
  const last = Math.min(rows - 2, row + speed)
  any.fill(0)
  any[row] = own
  const steps = flying ? speed : speed - surcharge
  for (let step = 1; step <= steps; step++) {
    const from = Math.max(first, row - step)
    const to = Math.min(last, row + step)
    let before = 0
    for (let y = from; y <= to; y++) {
      const here = any[y] as number
      const next = any[y + 1] as number
      const spread = here | (here << 1) | (here >>> 1) | before | (before >>> 1) | next | (next << 1)
      const open = board[y] as number
      any[y] = here | (spread & (flying ? open : open & ~(occupied[y] as number)))
      before = here
    }
  }
  if (!flying && surcharge > 0) {
    dry.fill(0)
    dry[row] = own
    for (let step = 1; step <= speed; step++) {
      const from = Math.max(first, row - step)
      const to = Math.min(last, row + step)
      let before = 0
      for (let y = from; y <= to; y++) {
        const here = dry[y] as number
        const next = dry[y + 1] as number
        const spread = here | (here << 1) | (here >>> 1) | before | (before >>> 1) | next | (next << 1)
        dry[y] = here | (spread & (easy[y] as number) & ~(occupied[y] as number))
        before = here
      }
    }
    for (let y = first; y <= last; y++) any[y] = (any[y] as number) | (dry[y] as number)
  }
  for (let y = first; y <= last; y++) any[y] = (any[y] as number) & ~(occupied[y] as number)
  return { first, last }
}

function set(rows: Int32Array, { rowOf, bitOf }: Flood, cell: number): void {
  const row = rowOf[cell] as number
  rows[row] = (rows[row] as number) | (bitOf[cell] as number)
}
