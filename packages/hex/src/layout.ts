import { type Board, cellAt } from './board.ts'
import type { Axial } from './coordinates.ts'
import type { Orientation } from './direction.ts'

/** How hexes lie on the screen: x runs right, y runs down. */
export interface Layout {
  readonly orientation: Orientation
  /** Circumradius: from the centre of a hex to a corner, which is also the length of an edge. */
  readonly size: number
  /** The centre of the hex (0, 0). */
  readonly origin: Point
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Bounds extends Point {
  readonly width: number
  readonly height: number
}

export function createLayout(orientation: Orientation, size: number, origin: Point = { x: 0, y: 0 }): Layout {
  if (!(size > 0 && Number.isFinite(size))) throw new RangeError(`A hex's size is above 0, not ${size}.`)
  return { orientation, size, origin }
}

export function centreOf(layout: Layout, { q, r }: Axial): Point {
  const { size, origin } = layout
  return layout.orientation === 'pointy'
    ? { x: origin.x + HALF_WIDTH * size * (2 * q + r), y: origin.y + 1.5 * size * r }
    : { x: origin.x + 1.5 * size * q, y: origin.y + HALF_WIDTH * size * (2 * r + q) }
}

/** Clockwise, such that the edge in direction d runs from corner d to corner d+1. */
export function cornersOf(layout: Layout, at: Axial): Point[] {
  const { x, y } = centreOf(layout, at)
  return CORNERS[layout.orientation].map(corner => ({
    x: x + layout.size * corner.x,
    y: y + layout.size * corner.y,
  }))
}

/**
 * The hex a point lies in. A point on an edge or corner belongs to the hex to the right of it on a pointy layout,
 * to the hex below it on a flat one: so every point has exactly one.
 */
export function axialAt(layout: Layout, x: number, y: number): Axial {
  const right = x - layout.origin.x
  const down = y - layout.origin.y
  return layout.orientation === 'pointy'
    ? hexInRows(right / (HALF_WIDTH * layout.size), (2 * down) / layout.size)
    : transpose(hexInRows(down / (HALF_WIDTH * layout.size), (2 * right) / layout.size))
}

/** The cell a point lies in, or -1. */
export function cellAtPoint(board: Board, layout: Layout, x: number, y: number): number {
  const { q, r } = axialAt(layout, x, y)
  return cellAt(board, q, r)
}

/** The smallest upright box around all hexes of the board. */
export function boundsOf(board: Board, layout: Layout): Bounds {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (let cell = 0; cell < board.size; cell++) {
    const { x, y } = centreOf(layout, { q: board.q[cell] as number, r: board.r[cell] as number })
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  const pointy = layout.orientation === 'pointy'
  const halfWidth = layout.size * (pointy ? HALF_WIDTH : 1)
  const halfHeight = layout.size * (pointy ? 1 : HALF_WIDTH)
  return {
    x: left - halfWidth,
    y: top - halfHeight,
    width: right - left + 2 * halfWidth,
    height: bottom - top + 2 * halfHeight,
  }
}

/** From the centre of a hex to the middle of an edge, when its size is 1. */
const HALF_WIDTH = Math.sqrt(3) / 2

const CORNERS: Readonly<Record<Orientation, readonly Point[]>> = {
  pointy: [
    { x: HALF_WIDTH, y: -0.5 },
    { x: HALF_WIDTH, y: 0.5 },
    { x: 0, y: 1 },
    { x: -HALF_WIDTH, y: 0.5 },
    { x: -HALF_WIDTH, y: -0.5 },
    { x: 0, y: -1 },
  ],
  flat: [
    { x: -0.5, y: -HALF_WIDTH },
    { x: 0.5, y: -HALF_WIDTH },
    { x: 1, y: 0 },
    { x: 0.5, y: HALF_WIDTH },
    { x: -0.5, y: HALF_WIDTH },
    { x: -1, y: 0 },
  ],
}

/**
 * The pointy hex at a point given in half widths across and half sizes down: there all centres, (2q + r, 3r), and
 * all corners are whole numbers. A point on an edge is found on it exactly; rounding may put one that lies within
 * the last binary digit of a slanted edge onto it, never past it.
 */
function hexInRows(across: number, down: number): Axial {
  const r = Math.floor((Math.floor(down) + 1) / 3)
  const q = Math.floor((Math.floor(across) - r + 1) / 2)
  // Below its two upright edges the hex narrows to its lowest corner, and the row below begins.
  const below = down - 3 * r - 1
  if (below <= 0) return { q, r }
  const room = 1 - below
  const offCentre = across - (2 * q + r)
  if (offCentre >= -room && offCentre < room) return { q, r }
  return { q: offCentre < 0 ? q - 1 : q, r: r + 1 }
}

/** A flat layout is a pointy one seen in the diagonal mirror x = y, which swaps q and r. */
function transpose({ q, r }: Axial): Axial {
  return { q: r, r: q }
}
