import { type Board, createLine, traceLine } from '@sextant/hex'
import { BLOCKS, HIDDEN, SEEN } from './ground.ts'
import type { Workspace } from './workspace.ts'

/**
 * Lines of sight. Cells have places, row by row and far enough apart that two of them differ by a number only where the
 * one lies in the same way from the other. Lines between such cells are alike, and traced once.
 */
export interface Sight {
  readonly places: Int32Array
  /** By the difference of places: how far from the first cell the samples are, two for each step but the ends. */
  readonly samples: (Int32Array | undefined)[]
}

export function createSight({ q, r, width, minQ, minR }: Board): Sight {
  const places = q.map((x, cell) => ((r[cell] as number) - minR) * 2 * width + x - minQ)
  return { places, samples: Array(Math.max(...places) + 1).fill(undefined) }
}

/**
 * Whether two cells of the map that was read see each other. Each pair is looked at once for a map, when it is first asked
 * about; sight is symmetric.
 */
export function sees(work: Workspace, a: number, b: number): boolean {
  const { pairs } = work.ground
  if (pairs.length === 0 || a === b) return true
  const first = a < b ? a : b
  const last = a < b ? b : a
  const place = first * work.tables.board.size + last
  const known = pairs[place]
  if (known !== 0) return known === SEEN
  const seen = isClear(work, first, last)
  pairs[place] = seen ? SEEN : HIDDEN
  return seen
}

/**
 * One sample for each step, the ends not counted. A sample exactly between two hexes counts the better of them, each for
 * itself: on a convex map both are on the board. Blocking terrain blocks at once, partial terrain when it adds up.
 */
function isClear({ tables, ground, sight }: Workspace, first: number, last: number): boolean {
  const { opacity } = ground
  const { partial } = tables.rules.sight
  const start = sight.places[first] as number
  const line = (sight.places[last] as number) - start
  sight.samples[line] ??= samplesOf(tables.board, sight, first, last)
  const samples = sight.samples[line]
  let sum = 0
  for (let n = 0; n < samples.length; n += 2) {
    const one = opacity[start + (samples[n] as number)] as number
    const other = opacity[start + (samples[n + 1] as number)] as number
    const better = one < other ? one : other
    if (better === BLOCKS) return false
    sum += better
    if (sum >= partial) return false
  }
  return true
}

function samplesOf(board: Board, { places }: Sight, first: number, last: number): Int32Array {
  const { left, right, length } = traceLine(createLine(), board, first, last)
  return Int32Array.from({ length: 2 * (length - 2) }, (_, n) => {
    const cell = (n % 2 === 0 ? left : right)[1 + (n >> 1)] as number
    return (places[cell] as number) - (places[first] as number)
  })
}
