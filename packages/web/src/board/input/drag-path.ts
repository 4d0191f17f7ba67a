import type { Point } from '@sextant/hex'

/** CSS pixels between two looks at what is under a pointer that moves fast. */
const STRIDE = 6

/** The points of a movement, so close that no cell between them is missed; the last is where it ends. */
export function stroke(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE))
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}

/**
 * The cells gone over since leaving the first, the last being where the pointer is. Going back over a cell takes back
 * what came after it, and beside the board nothing is gone over.
 */
export function goneOver(
  over: readonly number[],
  first: number,
  cell: number | undefined,
): readonly number[] {
  if (cell === undefined || cell === over.at(-1)) return over
  if (cell === first) return []
  const known = over.indexOf(cell)
  return known < 0 ? [...over, cell] : over.slice(0, known + 1)
}
