import { type Board, cellAt, NO_CELL } from './board.ts'
import type { Axial } from './coordinates.ts'
import { type Direction, type Orientation, turn } from './direction.ts'

const ORIGIN: Axial = { q: 0, r: 0 }

/** Turned clockwise by a number of times 60° about a centre, which may also be the middle of an edge (halves). */
export function rotate(at: Axial, sixths: number, centre: Axial = ORIGIN): Axial {
  let q = at.q - centre.q
  let r = at.r - centre.r
  for (let left = turn(sixths, 0); left > 0; left--) {
    const turned = q + r
    q = 0 - r
    r = turned
  }
  return { q: centre.q + q, r: centre.r + r }
}

/**
 * Mirrored in a line through a centre. Axes are numbered like bearings: 0 runs along direction 0, 1 between the
 * directions 0 and 1, up to 5; so axis 0 is the horizontal line of a pointy board and the vertical one of a flat
 * board, and 3 is the other of the two.
 */
export function mirror(orientation: Orientation, at: Axial, axis: number, centre: Axial = ORIGIN): Axial {
  const q = at.q - centre.q
  const r = at.r - centre.r
  // In the line along (1, 0); turning the image by 60° turns the line by 30°.
  const image = { q: centre.q + q + r, r: centre.r - r }
  return rotate(image, axis + (orientation === 'flat' ? 2 : 0), centre)
}

/** For each cell the cell it turns onto, or -1 when that is off the board. */
export function rotation(board: Board, sixths: number, centre: Axial = ORIGIN): Int32Array {
  return images(board, at => rotate(at, sixths, centre))
}

/** For each cell its mirror image, or -1 when that is off the board. */
export function reflection(board: Board, axis: number, centre: Axial = ORIGIN): Int32Array {
  return images(board, at => mirror(board.orientation, at, axis, centre))
}

/** A direction after the board has been mirrored. (After it has been turned: `turn`.) */
export function mirroredDirection(direction: number, axis: number): Direction {
  return turn(axis, -direction)
}

function images(board: Board, image: (at: Axial) => Axial): Int32Array {
  const map = new Int32Array(board.size)
  for (let cell = 0; cell < board.size; cell++) {
    const { q, r } = image({ q: board.q[cell] as number, r: board.r[cell] as number })
    map[cell] = Number.isInteger(q) && Number.isInteger(r) ? cellAt(board, q, r) : NO_CELL
  }
  return map
}
