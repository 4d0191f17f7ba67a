import type { Overlay } from '../contract.ts'
import type { Places } from '../geometry/places.ts'
import { legible, type Pen, plate } from './pen.ts'

/** A few words above a place; below it where there is no room above. Several over one place stand on each other. */
export function drawHints(pen: Pen, hints: Overlay['hints'], places: Places, top: number): void {
  const height = new Map<number, number>()
  for (const { cell, text, tone } of hints) {
    const size = legible(pen, 0.28, 10.5, 18)
    const level = height.get(cell) ?? 0
    height.set(cell, level + 1)
    const [x, y] = [places.x[cell] ?? 0, places.y[cell] ?? 0]
    const away = 0.8 * places.pieceSize + size * (0.75 + level * 1.65)
    plate(pen, text, x, y - away - size < top ? y + away : y - away, size, pen.look.palette.tones[tone])
  }
}
