import type { Board } from './board.ts'
import { type Direction, type Orientation, turn } from './direction.ts'

/**
 * Where a cell lies as seen from another, in twelfths clockwise, exactly: an even bearing 2d is the ray in
 * direction d, an odd one 2d+1 the sextant strictly between the rays d and d+1. From a cell to itself: -1.
 */
export function bearing(board: Board, from: number, to: number): number {
  const q = (board.q[to] as number) - (board.q[from] as number)
  const r = (board.r[to] as number) - (board.r[from] as number)
  return axialBearing(board.orientation, q, r)
}

export const NO_BEARING = -1

/** The bearing of (q, r) from the origin. */
export function axialBearing(orientation: Orientation, q: number, r: number): number {
  const fromEast = eastBearing(q, r)
  if (orientation === 'pointy' || fromEast === NO_BEARING) return fromEast
  // A flat board's north is the step that a pointy board counts as direction 4.
  return (fromEast + 4) % 12
}

/** The bearing as seen by a piece that faces a direction: 0 is straight ahead, 3 to the right. */
export function relativeBearing(board: Board, from: number, facing: number, to: number): number {
  const absolute = bearing(board, from, to)
  return absolute === NO_BEARING ? NO_BEARING : (absolute - 2 * facing + 12) % 12
}

/** The direction of the ray from one cell through another, or undefined if no ray joins them. */
export function directionTo(board: Board, from: number, to: number): Direction | undefined {
  const absolute = bearing(board, from, to)
  return absolute === NO_BEARING || absolute % 2 === 1 ? undefined : turn(absolute / 2, 0)
}

/** Counted clockwise from the step (1, 0). The signs of q, r and s alone tell the six sextants apart. */
export function eastBearing(q: number, r: number): number {
  const s = -q - r
  if (r > 0) {
    if (q > 0) return 1
    if (q === 0) return 2
    return s < 0 ? 3 : s > 0 ? 5 : 4
  }
  if (r < 0) {
    if (q < 0) return 7
    if (q === 0) return 8
    return s > 0 ? 9 : s < 0 ? 11 : 10
  }
  if (q === 0) return NO_BEARING
  return q > 0 ? 0 : 6
}
