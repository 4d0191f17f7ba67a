import type { Overlay } from '../contract.ts'
import type { Places } from '../geometry/places.ts'
import type { Rectangle } from '../geometry/rectangle.ts'
import { legible, type Pen, plate, plateWidth } from './pen.ts'

/**
 * A few words above a place; below it where there is no room above, and never beyond the sides of the view. Several over one
 * place stand on each other. What is short enough stands on its place where nothing else does: above it, it would be read
 * as the next one's.
 */
export function drawHints(
  pen: Pen,
  hints: Overlay['hints'],
  places: Places,
  box: Rectangle,
  isTaken: (place: number) => boolean,
): void {
  const height = new Map<number, number>()
  for (const { cell, text, tone } of hints) {
    const size = legible(pen, 0.28, 10.5, 18)
    const level = height.get(cell) ?? 0
    height.set(cell, level + 1)
    const [x, y] = [places.x[cell] ?? 0, places.y[cell] ?? 0]
    const width = plateWidth(pen, text, size)
    const isOn = level === 0 && width < WIDTH * places.pieceSize && !isTaken(cell)
    const away = isOn ? 0 : 0.8 * places.pieceSize + size * (0.75 + level * 1.65)
    const half = Math.min(width, box.width) / 2
    const within = Math.min(Math.max(x, box.x + half), box.x + box.width - half)
    const above = y - away - size < box.y ? y + away : y - away
    plate(pen, text, within, above, size, pen.look.palette.tones[tone])
  }
}

/** Of a place, for a piece of size 1. */
const WIDTH = 1.9
