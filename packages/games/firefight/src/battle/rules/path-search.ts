import type { Board } from '@sextant/hex'

/**
 * The path of a move: least cost, fewest hexes, fewest difficult hexes, then the first direction in this order:
 * (1,0) (1,−1) (0,−1) (−1,0) (−1,1) (0,1).
 */
export const DIRECTION_ORDER: readonly number[] = [2, 1, 0, 5, 4, 3]

/** What is left to pay from each cell to the destination, with the surcharge still to pay and with it paid. */
export interface PathSearch {
  /** At `2 · cell + paid`; valid where the stamp is the number of the search. */
  readonly left: Int32Array
  readonly stamp: Int32Array
  number: number
  /** Of paths without a detour: difficult hexes by steps taken. */
  readonly steps: Int32Array
  /** The states whose cost is known, by cost. */
  readonly waiting: Waiting[]
}

export interface Waiting {
  /** The first `count` of them are valid. */
  readonly states: number[]
  count: number
}

export function createPathSearch(board: Board): PathSearch {
  return {
    left: new Int32Array(2 * board.size),
    stamp: new Int32Array(2 * board.size),
    number: 0,
    steps: new Int32Array(board.size),
    waiting: [],
  }
}

/** Numbers of two billion searches ago must not count as current. */
export function nextSearch(paths: PathSearch): number {
  if (paths.number === 0x7fffffff) {
    paths.stamp.fill(0)
    paths.number = 0
  }
  return ++paths.number
}
