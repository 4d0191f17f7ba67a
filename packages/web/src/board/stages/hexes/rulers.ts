import type { HexStage, Ruler } from '@sextant/scene'
import { faded } from '../../draw/colour.ts'
import { legible, type Pen, write } from '../../draw/pen.ts'
import type { Rectangle } from '../../geometry/rectangle.ts'
import type { HexPlaces } from './places.ts'

/** How far from the middle of its cell a mark stands, in world units. */
const OUTSIDE = 1.35
/** How much room a board leaves for marks at its sides, and above and below it. */
const ROOM = { beside: 1.3, above: 0.7 }

export function withRulers({ x, y, width, height }: Rectangle): Rectangle {
  const { beside, above } = ROOM
  return { x: x - beside, y: y - above, width: width + 2 * beside, height: height + 2 * above }
}

const AWAY: Readonly<Record<Ruler['edge'], readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  top: [0, -1],
  bottom: [0, 1],
}

/** Numbers or letters along the edges of the board. */
export function drawRulers(pen: Pen, { rulers = [] }: HexStage, places: HexPlaces, box: Rectangle): void {
  const { palette } = pen.look
  const lettering = { size: legible(pen, 0.62, 8, 14), weight: 600, colour: faded(palette.lettering, 0.75) }
  for (const { cell, edge, label } of rulers) {
    const [across, down] = AWAY[edge]
    // In one line, however the cells of every other row or column lie.
    const { bounds } = places
    const home = { x: places.x[cell] ?? 0, y: places.y[cell] ?? 0 }
    const x = across === 0 ? home.x : across < 0 ? bounds.x + 0.6 : bounds.x + bounds.width - 0.6
    const y = down === 0 ? home.y : home.y + down * OUTSIDE
    if (x < box.x - 1 || x > box.x + box.width + 1 || y < box.y - 1 || y > box.y + box.height + 1) continue
    write(pen, label, x, y, lettering)
  }
}
