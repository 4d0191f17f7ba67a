import type { Board } from '@sextant/hex'
import type { Workspace } from './workspace.ts'

/**
 * Where a unit can go, for maps whose rows fit into the bits of a number: all cells of a row take a step at once. Row
 * y holds r = y − EDGE − size, bit x holds q = x − size; empty rows stand at either end.
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
  /** Cells without units: all of them, and those of easy ground; both are also one behind the other in `grounds`. */
  readonly free: Int32Array
  readonly freeEasy: Int32Array
  readonly grounds: Int32Array
  /** The rows of the last answer: where the move can end, and how far easy ground leads. */
  top: number
  bottom: number
  readonly ends: Int32Array
  readonly easyEnds: Int32Array
  /** Of slow units: what they reach around them, all 0 between two answers, and behind it the ground there. */
  readonly near: Int32Array
}

/** Rows of 31 cells leave room for a shift. */
const LARGEST = 15

/** At this speed what is around a unit takes 15 bits of a row: room for both grounds, and a gap between them. */
const NEAR = 7
const ONE_HALF = (1 << (2 * NEAR + 1)) - 1
const OTHER_HALF = 16
/** The row of the unit, with as many rows on either side as it can reach, and two beyond them. */
const MIDDLE = NEAR + 2
const NEAR_ROWS = 2 * MIDDLE + 1

/** Empty rows at either end of the map: as many as are around a slow unit. */
const EDGE = NEAR + 1

export function createFlood(board: Board, size: number): Flood {
  const rows = 2 * size + 1 + 2 * EDGE
  const table = () => new Int32Array(rows)
  const grounds = new Int32Array(2 * rows)
  const flood: Flood = {
    fits: size <= LARGEST,
    rows,
    base: table(),
    rowOf: new Uint8Array(board.size),
    bitOf: new Int32Array(board.size),
    board: table(),
    easy: table(),
    free: grounds.subarray(0, rows),
    freeEasy: grounds.subarray(rows),
    grounds,
    top: 0,
    bottom: 0,
    ends: table(),
    easyEnds: table(),
    near: new Int32Array(2 * NEAR_ROWS),
  }
  for (let cell = board.size - 1; cell >= 0; cell--) {
    const row = (board.r[cell] as number) + size + EDGE
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
): void {
  const { ends, easyEnds, free, freeEasy, board, rowOf, bitOf, rows } = flood
  const row = rowOf[start] as number
  const top = Math.max(EDGE, row - speed)
  const bottom = Math.min(rows - 1 - EDGE, row + speed)
  flood.top = top
  flood.bottom = bottom
  if (speed <= NEAR && surcharge > 0 && !flying) {
    floodNear(flood, start, speed, surcharge)
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
    const to = Math.min(reached.length - 1 - EDGE, row + step)
    let y = Math.max(EDGE, row - step)
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
    const to = Math.min(reached.length - 1 - EDGE, row + step)
    let y = Math.max(EDGE, row - step)
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

/**
 * Of a unit that is not too fast: both grounds side by side in one number, any in its lower half and easy in its upper, and
 * two steps in each pass over the rows. Arrays are few, because most of the time goes to checks of them.
 */
function floodNear(flood: Flood, start: number, speed: number, surcharge: number): void {
  const { near, grounds, ends, rowOf, bitOf, rows } = flood
  const row = rowOf[start] as number
  const place = 31 - Math.clz32(bitOf[start] as number)
  const left = place < NEAR ? NEAR - place : 0
  const right = place > NEAR ? place - NEAR : 0
  for (let y = row - speed; y <= row + speed; y++) {
    const any = (((grounds[y] as number) << left) >>> right) & ONE_HALF
    const easy = (((grounds[y + rows] as number) << left) >>> right) & ONE_HALF
    near[y - row + MIDDLE + NEAR_ROWS] = any | (easy << OTHER_HALF)
  }
  near[MIDDLE] = AT_START
  const first = speed % 2
  if (first === 1) stepTwice(near, 0, 0, groundAt(1, speed, surcharge))
  for (let step = first + 1; step < speed; step += 2)
    stepTwice(near, step, groundAt(step, speed, surcharge), groundAt(step + 1, speed, surcharge))
  // The start is no end unless nobody stands there.
  near[MIDDLE] = (near[MIDDLE] as number) & (near[MIDDLE + NEAR_ROWS] as number)
  for (let y = row - speed; y <= row + speed; y++) {
    const reached = near[y - row + MIDDLE] as number
    near[y - row + MIDDLE] = 0
    const both = (reached | (reached >>> OTHER_HALF)) & ONE_HALF
    ends[y] = (both << right) >>> left
  }
}

const AT_START = (1 << NEAR) | (1 << (NEAR + OTHER_HALF))

/** The halves in which a step may be taken: with the surcharge still to pay, on easy ground only. */
function groundAt(step: number, speed: number, surcharge: number): number {
  return step <= speed - surcharge ? -1 : ONE_HALF << OTHER_HALF
}

/** A step and the one after it, which follows a row behind; `ground` and `nextGround` are where they may be taken. */
function stepTwice(near: Int32Array, step: number, ground: number, nextGround: number): void {
  let before = 0
  let here = 0
  let oldHere = 0
  let oldNext = near[MIDDLE - step] as number
  let hereGround = near[MIDDLE - step - 1 + NEAR_ROWS] as number
  for (let y = MIDDLE - step - 1; y <= MIDDLE + step + 1; y++) {
    const oldAfter = near[y + 2] as number
    const afterGround = near[y + 1 + NEAR_ROWS] as number
    const oldAround =
      (oldNext << 1) | (oldNext >>> 1) | oldHere | (oldHere >>> 1) | oldAfter | (oldAfter << 1)
    const next = oldNext | (oldAround & afterGround & ground)
    const around = (here << 1) | (here >>> 1) | before | (before >>> 1) | next | (next << 1)
    near[y] = here | (around & hereGround & nextGround)
    before = here
    here = next
    oldHere = oldNext
    oldNext = oldAfter
    hereGround = afterGround
  }
}

/** Cells that are put into a list at once. */
const AT_ONCE = 4

/** Places in a list of cells beyond those of the map. */
export const SPARE = AT_ONCE - 1

/**
 * Puts the cells of the last answer into a list, in their order, and says how many. Bits that stand side by side are taken
 * together, several cells at once: those beyond the last are written over by the next, or are left in spare places.
 */
export function listEnds({ ends, base, top, bottom }: Flood, into: Int32Array): number {
  let count = 0
  for (let y = top; y <= bottom; y++) {
    const row = (base[y] as number) + 31
    for (let bits = ends[y] as number; bits !== 0; ) {
      const lowest = bits & -bits
      // The carry clears all that stand side by side with the lowest, and stands right above them.
      const carried = (bits + lowest) | 0
      const first = row - Math.clz32(lowest)
      const end = row - Math.clz32(carried & ~bits)
      for (let cell = first, place = count; cell < end; cell += AT_ONCE, place += AT_ONCE) {
        into[place] = cell
        into[place + 1] = cell + 1
        into[place + 2] = cell + 2
        into[place + 3] = cell + 3
      }
      count += end - first
      bits &= carried
    }
  }
  return count
}

/** How many bits of a number are set: added up in pairs, in fours, in bytes, then all bytes at once. */
export function bitsIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
