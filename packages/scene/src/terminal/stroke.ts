import type { Arrow } from '../scene.ts'
import type { Ink } from './canvas.ts'
import type { Drawing } from './drawing.ts'

/** Lines drawn in characters, and the ink of arrows. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** 0 level, 1 upright, 2 falling, 3 rising to the right. */
export type Slope = 0 | 1 | 2 | 3

const LONGEST = 20_000

/** The character cells between two others. Flat lines go column by column, steep ones line by line. */
export function pointsBetween(from: Point, to: Point): (Point & { slope: Slope })[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const flat = Math.abs(dx) > 2 * Math.abs(dy)
  const count = flat ? Math.abs(dx) : Math.abs(dy)
  const at = (i: number): Point => ({
    x: from.x + Math.round((dx * i) / count),
    y: from.y + Math.round((dy * i) / count),
  })
  const diagonal: Slope = dx > 0 === dy > 0 ? 2 : 3
  // Longer than any sheet: there is nothing to be seen of it.
  if (!(count <= LONGEST)) return []
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => {
    const point = at(i + 1)
    const level = point.y === at(i).y
    const slope: Slope = flat ? (level ? 0 : diagonal) : dx === 0 ? 1 : diagonal
    return { ...point, slope }
  })
}

export function arrowInk({ palette }: Pick<Drawing, 'palette'>, { kind, side, faint }: Arrow): Ink {
  if (faint) return side === undefined ? palette.quiet : { fg: palette.side(side), dim: true }
  if (side !== undefined) return { fg: palette.side(side), bold: true }
  return palette.meaning(kind === 'attack' || kind === 'fire' ? 'target' : 'path')
}
