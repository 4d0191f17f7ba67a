import type { Places } from '../geometry/places.ts'
import type { Rectangle } from '../geometry/rectangle.ts'
import { legible, type Pen, write } from './pen.ts'

/** What each place in view is called: its address, as logs say it, or its number, as case files do. */
export function drawCellNames(
  pen: Pen,
  places: Places,
  box: Rectangle,
  nameOf: (place: number) => string | undefined,
): void {
  const { palette, theme } = pen.look
  const size = legible(pen, 0.28, 8, 15)
  const casing = theme === 'light' ? palette.paper : palette.ink
  for (const place of places.within(box)) {
    const name = nameOf(place)
    const [x, y] = [places.x[place] ?? 0, (places.y[place] ?? 0) + 0.56 * places.pieceSize]
    if (name !== undefined) write(pen, name, x, y, { size, weight: 650, colour: palette.lettering, casing })
  }
}
