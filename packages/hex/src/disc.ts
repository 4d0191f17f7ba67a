import { type Board, cellAt, NO_CELL } from './board.ts'
import { STEPS } from './direction.ts'
import { wholeNumber } from './whole-number.ts'

/** The cells within a radius of the centre, row of r by row of r. */
export function disc(board: Board, centre: number, radius: number): number[] {
  const cells = new Int32Array(Math.min(board.size, discSize(radius)))
  return Array.from(cells.subarray(0, discInto(board, centre, radius, cells)))
}

/** The cells at exactly a distance, clockwise from the one in direction 0. */
export function ring(board: Board, centre: number, radius: number): number[] {
  const cells = new Int32Array(Math.min(board.size, ringSize(radius)))
  return Array.from(cells.subarray(0, ringInto(board, centre, radius, cells)))
}

/** Hexes of a disc on the endless grid. */
export function discSize(radius: number): number {
  checkRadius(radius)
  return 3 * radius * (radius + 1) + 1
}

/** Hexes of a ring on the endless grid. */
export function ringSize(radius: number): number {
  checkRadius(radius)
  return radius === 0 ? 1 : 6 * radius
}

/** As `disc`, into an array the caller keeps; returns how many. `discSize(radius)` places always suffice. */
export function discInto(board: Board, centre: number, radius: number, cells: Int32Array): number {
  checkRadius(radius)
  const { minQ, minR, width, height, lookup } = board
  const x = (board.q[centre] as number) - minQ
  const y = (board.r[centre] as number) - minR
  const top = Math.max(-radius, -y)
  const bottom = Math.min(radius, height - 1 - y)
  let count = 0
  for (let dy = top; dy <= bottom; dy++) {
    const row = (y + dy) * width
    const last = Math.min(x + radius - Math.max(0, dy), width - 1) + row
    for (let place = Math.max(x - radius - Math.min(0, dy), 0) + row; place <= last; place++) {
      const cell = lookup[place] as number
      if (cell !== NO_CELL) cells[count++] = cell
    }
  }
  return count
}

/** As `ring`, into an array the caller keeps; returns how many. `ringSize(radius)` places always suffice. */
export function ringInto(board: Board, centre: number, radius: number, cells: Int32Array): number {
  checkRadius(radius)
  if (radius === 0) {
    cells[0] = centre
    return 1
  }
  const steps = STEPS[board.orientation]
  let q = (board.q[centre] as number) + (steps[0]?.q ?? 0) * radius
  let r = (board.r[centre] as number) + (steps[0]?.r ?? 0) * radius
  let count = 0
  // From the corner in direction d, the next corner clockwise lies two directions further on.
  for (let side = 0; side < 6; side++) {
    const along = steps[(side + 2) % 6]
    if (along === undefined) break
    for (let hex = 0; hex < radius; hex++) {
      const cell = cellAt(board, q, r)
      if (cell !== NO_CELL) cells[count++] = cell
      q += along.q
      r += along.r
    }
  }
  return count
}

function checkRadius(radius: number): void {
  wholeNumber('radius', radius, 0)
}
