import { traceLine } from '@sextant/hex'
import { BLOCKS, HIDDEN, SEEN } from './ground.ts'
import type { Workspace } from './workspace.ts'

/**
 * Whether two cells of the map that was read see each other. Each pair is traced once for a map, when it is first asked
 * about; sight is symmetric.
 */
export function sees(work: Workspace, a: number, b: number): boolean {
  const { pairs } = work.ground
  if (pairs.length === 0 || a === b) return true
  const place = a < b ? a * work.tables.board.size + b : b * work.tables.board.size + a
  const known = pairs[place]
  if (known !== 0) return known === SEEN
  const seen = isClear(work, a, b)
  pairs[place] = seen ? SEEN : HIDDEN
  return seen
}

/**
 * One sample for each step, the ends not counted. A sample exactly between two hexes counts the better of them, each for
 * itself: on a convex map both are on the board. Blocking terrain blocks at once, partial terrain when it adds up.
 */
function isClear({ tables, ground, line }: Workspace, a: number, b: number): boolean {
  const { opacity } = ground
  const { partial } = tables.rules.sight
  const { left, right, length } = traceLine(line, tables.board, a, b)
  let sum = 0
  for (let step = 1; step < length - 1; step++) {
    const one = opacity[left[step] as number] as number
    const other = opacity[right[step] as number] as number
    const better = one < other ? one : other
    if (better === BLOCKS) return false
    sum += better
    if (sum >= partial) return false
  }
  return true
}
