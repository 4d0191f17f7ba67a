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
  /** Cells without units: all of them, and those of easy ground. */
  readonly free: Int32Array
  readonly freeEasy: Int32Array
  /** The rows of the last answer: where the move can end, and how far easy ground leads. */
  top: number
  bottom: number
  readonly ends: Int32Array
  readonly easyEnds: Int32Array
  /** Of slow units: what they reach around them, and the ground there. */
  readonly near: Int32Array
  readonly nearGround: Int32Array
}

/** Rows of 31 cells leave room for a shift. */
const LARGEST = 15

/** At this speed what is around a unit takes 15 bits of a row: room for both grounds, and a gap between them. */
const NEAR = 7
const ONE_HALF = (1 << (2 * NEAR + 1)) - 1
const OTHER_HALF = 16

/** The rows of a map, and the empty ones. */
export function floodRows(size: number): number {
  return 2 * size + 3
}

export function createFlood(board: Board, size: number): Flood {
  const rows = floodRows(size)
  const table = () => new Int32Array(rows)
  const flood: Flood = {
    fits: size <= LARGEST,
    rows,
    base: table(),
    rowOf: new Uint8Array(board.size),
    bitOf: new Int32Array(board.size),
    board: table(),
    easy: table(),
    free: table(),
    freeEasy: table(),
    top: 0,
    bottom: 0,
    ends: table(),
    easyEnds: table(),
    near: new Int32Array(2 * NEAR + 3),
    nearGround: new Int32Array(2 * NEAR + 3),
  }
  for (let cell = board.size - 1; cell >= 0; cell--) {
    const row = (board.r[cell] as number) + size + 1
    const place = (board.q[cell] as number) + size
    flood.rowOf[cell] = row
    flood.bitOf[cell] = flood.fits ? 1 << place : 0
    flood.base[row] = cell - place
    flood.board[row] = (flood.board[row] as number) | (flood.bitOf[cell] as number)
  }
  flood.free.set(flood.board)
  return flood
}

export function readFloodGround({ flood, ground, tables }: Workspace): void {
  const { easy, free, freeEasy, rowOf, bitOf, rows } = flood
  easy.fill(0)
  for (let cell = 0; cell < tables.board.size; cell++) {
    const row = rowOf[cell] as number
    if (ground.difficult[cell] === 0) easy[row] = (easy[row] as number) | (bitOf[cell] as number)
  }
  for (let y = 0; y < rows; y++) freeEasy[y] = (easy[y] as number) & (free[y] as number)
}

/** A unit enters a cell. */
export function closeCell({ free, freeEasy, rowOf, bitOf }: Flood, cell: number): void {
  const row = rowOf[cell] as number
  const others = ~(bitOf[cell] as number)
  free[row] = (free[row] as number) & others
  freeEasy[row] = (freeEasy[row] as number) & others
}

/** A unit leaves a cell. */
export function openCell({ free, freeEasy, easy, rowOf, bitOf }: Flood, cell: number): void {
  const row = rowOf[cell] as number
  const bit = bitOf[cell] as number
  free[row] = (free[row] as number) | bit
  freeEasy[row] = (freeEasy[row] as number) | (bit & (easy[row] as number))
}

/**
 * Fills `ends`, from row `top` to row `bottom`, with the free cells where a unit can end its move: by easy ground within its
 * speed, or by any ground within what the surcharge leaves of it.
 */
export function floodFrom(
  flood: Flood,
  start: number,
  speed: number,
  surcharge: number,
  flying: boolean,
  ends = flood.ends,
): void {
  const { easyEnds, free, freeEasy, board, rowOf, bitOf, rows } = flood
  const row = rowOf[start] as number
  const top = Math.max(1, row - speed)
  const bottom = Math.min(rows - 2, row + speed)
  flood.top = top
  flood.bottom = bottom
  if (speed <= NEAR && surcharge > 0 && !flying) {
    floodNear(flood, start, speed, surcharge, ends)
    return
  }
  for (let y = top - 1; y <= bottom + 1; y++) {
    ends[y] = 0
    easyEnds[y] = 0
  }
  ends[row] = bitOf[start] as number
  if (flying) spread(ends, board, row, 1, speed)
  else if (surcharge === 0) spread(ends, free, row, 1, speed)
  else {
    easyEnds[row] = bitOf[start] as number
    spreadBoth(ends, free, easyEnds, freeEasy, row, speed - surcharge)
    spread(easyEnds, freeEasy, row, Math.max(0, speed - surcharge) + 1, speed)
  }
  for (let y = top; y <= bottom; y++)
    ends[y] = ((ends[y] as number) | (easyEnds[y] as number)) & (free[y] as number)
}

/**
 * Steps from the cells reached to all their neighbours on a ground: in the row itself to either side, above at q and q + 1,
 * below at q and q − 1.
 */
function spread(reached: Int32Array, ground: Int32Array, row: number, first: number, last: number): void {
  for (let step = first; step <= last; step++) {
    const to = Math.min(reached.length - 2, row + step)
    let y = Math.max(1, row - step)
    let before = 0
    let here = reached[y] as number
    for (; y <= to; y++) {
      const next = reached[y + 1] as number
      const around = (here << 1) | (here >>> 1) | before | (before >>> 1) | next | (next << 1)
      reached[y] = here | (around & (ground[y] as number))
      before = here
      here = next
    }
  }
}

/** Two of them side by side, which takes little longer than one. */
function spreadBoth(
  reached: Int32Array,
  ground: Int32Array,
  easyReached: Int32Array,
  easyGround: Int32Array,
  row: number,
  steps: number,
): void {
  for (let step = 1; step <= steps; step++) {
    const to = Math.min(reached.length - 2, row + step)
    let y = Math.max(1, row - step)
    let before = 0
    let here = reached[y] as number
    let easyBefore = 0
    let easyHere = easyReached[y] as number
    for (; y <= to; y++) {
      const next = reached[y + 1] as number
      const easyNext = easyReached[y + 1] as number
      const around = (here << 1) | (here >>> 1) | before | (before >>> 1) | next | (next << 1)
      const easyAround =
        (easyHere << 1) | (easyHere >>> 1) | easyBefore | (easyBefore >>> 1) | easyNext | (easyNext << 1)
      reached[y] = here | (around & (ground[y] as number))
      easyReached[y] = easyHere | (easyAround & (easyGround[y] as number))
      before = here
      here = next
      easyBefore = easyHere
      easyHere = easyNext
    }
  }
}

/** Of a unit that is not too fast: both grounds side by side in one number, any in its lower half and easy in its upper. */
function floodNear(
  { near, nearGround, free, freeEasy, rowOf, bitOf, top, bottom }: Flood,
  start: number,
  speed: number,
  surcharge: number,
  ends: Int32Array,
): void {
  const row = rowOf[start] as number
  const place = 31 - Math.clz32(bitOf[start] as number)
  const left = place < NEAR ? NEAR - place : 0
  const right = place > NEAR ? place - NEAR : 0
  const middle = NEAR + 1
  for (let y = 0; y < near.length; y++) {
    near[y] = 0
    nearGround[y] = 0
  }
  for (let y = top; y <= bottom; y++) {
    const any = (((free[y] as number) << left) >>> right) & ONE_HALF
    const easy = (((freeEasy[y] as number) << left) >>> right) & ONE_HALF
    nearGround[y - row + middle] = any | (easy << OTHER_HALF)
  }
  near[middle] = (1 << NEAR) | (1 << (NEAR + OTHER_HALF))
  for (let step = 1; step <= speed; step++) {
    const ground = step <= speed - surcharge ? -1 : ONE_HALF << OTHER_HALF
    let before = 0
    let here = near[middle - step] as number
    for (let y = middle - step; y <= middle + step; y++) {
      const next = near[y + 1] as number
      const around = (here << 1) | (here >>> 1) | before | (before >>> 1) | next | (next << 1)
      near[y] = here | (around & (nearGround[y] as number) & ground)
      before = here
      here = next
    }
  }
  for (let y = top; y <= bottom; y++) {
    const reached = near[y - row + middle] as number
    const both = (reached | (reached >>> OTHER_HALF)) & ONE_HALF
    ends[y] = ((both << right) >>> left) & (free[y] as number)
  }
}

/** How many bits of a number are set: added up in pairs, in fours, in bytes, then all bytes at once. */
export function bitsIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
