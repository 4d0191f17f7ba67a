import { axialFromOffset, cellAt, neighbour, offsetOf } from '@sextant/hex'
import type { HexPlaces } from './hex-places.ts'
import type { Places } from './places.ts'

/**
 * The place that a key leads to, or the same one where there is none. Arrows go along the rows and columns of the
 * grid as it is seen. The four keys around the arrows of a number pad go aslant: Home ↖, Page Up ↗, End ↙, Page Down ↘.
 */
export function walk(places: Places, from: number, key: WalkKey): number {
  if (places.kind === 'sea') return key === 'ArrowLeft' ? 0 : key === 'ArrowRight' ? 1 : from
  const direction = DIRECTIONS[places.board.orientation][key]
  return direction === undefined ? alongGrid(places, from, key) : straight(places, from, direction)
}

export const WALK_KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const
export type WalkKey = (typeof WALK_KEYS)[number]

export function isWalkKey(key: string): key is WalkKey {
  return (WALK_KEYS as readonly string[]).includes(key)
}

/** What is missing has no neighbour that way: up on a pointy board, left on a flat one. */
const DIRECTIONS: Readonly<Record<'pointy' | 'flat', Partial<Record<WalkKey, number>>>> = {
  pointy: { ArrowRight: 0, PageDown: 1, End: 2, ArrowLeft: 3, Home: 4, PageUp: 5 },
  flat: { ArrowUp: 0, PageUp: 1, PageDown: 2, ArrowDown: 3, End: 4, Home: 5 },
}

/** Over a hole in the board to what is beyond, but not around it. */
function straight({ board }: HexPlaces, from: number, direction: number): number {
  const next = neighbour(board, from, direction)
  if (next >= 0) return next
  const offset = offsetOf(board, from)
  let best = from
  let bestRun = Infinity
  // Looks along the ray; a board is small enough to look at its cells where a step leaves it.
  const [dx, dy] = rayOf(board.orientation, direction)
  for (let cell = 0; cell < board.size; cell++) {
    const there = offsetOf(board, cell)
    const run = onRay(board, from, cell, dx, dy)
    if (run > 0 && run < bestRun && there !== offset) {
      best = cell
      bestRun = run
    }
  }
  return best
}

/** The neighbour in the same column (or row) of the grid, which zigzags; else the one on the other side of it. */
function alongGrid({ board }: HexPlaces, from: number, key: WalkKey): number {
  const { row, column } = offsetOf(board, from)
  const [down, right] = [key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0, key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0]
  for (let steps = 1; steps <= 64; steps++) {
    const { q, r } = axialFromOffset(board.orientation, { row: row + down * steps, column: column + right * steps })
    const cell = cellAt(board, q, r)
    if (cell >= 0) return cell
  }
  return from
}
