import { eastBearing } from './bearing.ts'
import { type Board, cellAt, distance } from './board.ts'
import { step } from './direction.ts'

/**
 * The hexes between two cells, both included, one for each step. Where the line between the centres runs along an
 * edge, or crosses one in its middle, a step has two candidates: `left` holds the one to the left of somebody
 * walking the line, `right` the other; elsewhere they are the same. Each is a connected way of its own.
 * A candidate off the board is -1.
 */
export interface Line {
  /** Steps plus one. Only the first `length` places of `left` and `right` count. */
  length: number
  left: Int32Array
  right: Int32Array
}

/** Room for lines of up to this many steps; grows when a longer one is traced. */
export function createLine(steps = 0): Line {
  return { length: 0, left: new Int32Array(steps + 1), right: new Int32Array(steps + 1) }
}

/** The line into one that the caller keeps. */
export function traceLine(into: Line, board: Board, from: number, to: number): Line {
  let q = board.q[from] as number
  let r = board.r[from] as number
  const deltaQ = (board.q[to] as number) - q
  const deltaR = (board.r[to] as number) - r
  const steps = distance(board, from, to)
  makeRoom(into, steps + 1)
  const { left, right } = into
  left[0] = from
  right[0] = from

  // The way is made of steps in two neighbouring directions: `veers` of them in the one further clockwise.
  const ahead = eastBearing(deltaQ, deltaR) >> 1
  const straight = step('pointy', ahead)
  const veer = step('pointy', ahead + 1)
  const veers = straight.q * deltaR - straight.r * deltaQ

  // After k steps the exact line has veered k·veers/steps times. The walk on the right rounds that, a half upwards;
  // `rest` is what the rounding left over, in units of 1/(2·steps), and 0 just when it was a half.
  let rest = steps
  for (let k = 1; k <= steps; k++) {
    rest += 2 * veers
    if (rest < 2 * steps) {
      q += straight.q
      r += straight.r
    } else {
      rest -= 2 * steps
      q += veer.q
      r += veer.r
    }
    const cell = cellAt(board, q, r)
    right[k] = cell
    left[k] = rest === 0 ? cellAt(board, q - veer.q + straight.q, r - veer.r + straight.r) : cell
  }
  return into
}

function makeRoom(into: Line, length: number): void {
  into.length = length
  if (into.left.length >= length) return
  into.left = new Int32Array(length)
  into.right = new Int32Array(length)
}
