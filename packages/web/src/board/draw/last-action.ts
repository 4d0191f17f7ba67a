import type { Places } from '../geometry/places.ts'
import { faded } from './colour.ts'
import { outlinePath } from './highlight.ts'
import { atLeast, type Pen } from './pen.ts'

/** A quiet mark on the places of the last action: tinted, with a thin frame, below everything that is lit. */
export function drawLastAction(
  pen: Pen,
  places: Places,
  cells: readonly number[],
  isShown: (place: number) => boolean,
): void {
  const { brass } = pen.look.palette
  const key = `last ${places.kind}${places.outline[0]?.x.toFixed(2)}${pen.look.theme}`
  for (const cell of cells) {
    if (!isShown(cell)) continue
    const at = { x: places.x[cell] ?? 0, y: places.y[cell] ?? 0 }
    pen.bitmaps.draw(pen, key, 1.06 * places.pieceSize, at, bitmap => {
      const { ctx } = bitmap
      ctx.fillStyle = faded(brass, 0.2)
      ctx.fill(outlinePath(places, 0.97))
      ctx.lineJoin = 'round'
      ctx.lineWidth = atLeast(bitmap, 0.05, 1)
      ctx.strokeStyle = faded(brass, 0.6)
      ctx.stroke(outlinePath(places, 0.9))
    })
  }
}
