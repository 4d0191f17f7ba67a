import type { Places } from '../geometry/places.ts'
import type { Rectangle } from '../geometry/rectangle.ts'
import { legible, type Pen, write } from './pen.ts'

/** The number of each place in view, for developers: case files name cells by it. */
export function drawCellNumbers(pen: Pen, places: Places, box: Rectangle): void {
  const { palette, theme } = pen.look
  const size = legible(pen, 0.3, 8, 15)
  const casing = theme === 'light' ? palette.paper : palette.ink
  for (const place of places.within(box)) {
    const [x, y] = [places.x[place] ?? 0, (places.y[place] ?? 0) + 0.5 * places.pieceSize]
    write(pen, String(place), x, y, { size, weight: 650, colour: palette.lettering, casing })
  }
}
