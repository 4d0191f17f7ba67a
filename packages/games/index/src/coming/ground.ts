import { hexagon, type Orientation, rectangle } from '@sextant/hex'
import type { Cell } from '@sextant/scene'

/** What a preview lays on a hex, by its axial coordinates and its row and column. */
export type Lay = (q: number, r: number) => Omit<Cell, 'q' | 'r'>

export interface Ground {
  readonly cells: readonly Cell[]
  /** The number of the cell at these coordinates. */
  at(q: number, r: number): number
}

export function hexagonGround(orientation: Orientation, radius: number, lay: Lay): Ground {
  return groundOf(hexagon(orientation, radius), lay)
}

export function rectangleGround(orientation: Orientation, rows: number, columns: number, lay: Lay): Ground {
  return groundOf(rectangle(orientation, rows, columns), lay)
}

function groundOf(board: { size: number; q: ArrayLike<number>; r: ArrayLike<number> }, lay: Lay): Ground {
  const numbers = new Map<string, number>()
  const cells = Array.from({ length: board.size }, (_, number) => {
    const [q, r] = [board.q[number] ?? 0, board.r[number] ?? 0]
    numbers.set(`${q},${r}`, number)
    return { q, r, ...lay(q, r) }
  })
  return { cells, at: (q, r) => numbers.get(`${q},${r}`) ?? 0 }
}

/** Terrain strewn the same way every time: a number from 0 to 99 for a hex. */
export function strewn(q: number, r: number): number {
  let mixed = Math.imul(q + 64, 0x9e3779b1) ^ Math.imul(r + 64, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % 100
}
