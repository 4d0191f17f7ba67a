import type { Pen } from '../draw/pen.ts'
import type { Places } from '../geometry/places.ts'
import { around, type Rectangle, touches } from '../geometry/rectangle.ts'
import { type Damage, isDamaged, takeDamage } from './damage.ts'
import type { BoardState, Layer } from './state.ts'

/** Clears what is damaged of a layer and has it painted again, clipped to that. */
export function paintLayer(
  state: BoardState,
  layer: Layer,
  box: Rectangle,
  paint: (pen: Pen, area: Damage) => void,
): void {
  if (!isDamaged(state.damage[layer])) return
  const area = takeDamage(state.damage[layer], box)
  const ctx = state.layers[layer]
  const { scale, left, top } = originOf(state)
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  if (area.all) ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height)
  else {
    ctx.beginPath()
    for (const spot of area.boxes) {
      // Whole pixels: half a pixel would be half cleared, and seen as a seam.
      const [x, y] = [Math.floor(spot.x * scale + left), Math.floor(spot.y * scale + top)]
      const width = Math.ceil((spot.x + spot.width) * scale + left) - x
      const height = Math.ceil((spot.y + spot.height) * scale + top) - y
      ctx.rect(x, y, width, height)
      ctx.clearRect(x, y, width, height)
    }
    ctx.clip()
  }
  ctx.setTransform(scale, 0, 0, scale, left, top)
  if (area.all || area.boxes.length > 0)
    paint(
      { ctx, scale, ratio: state.ratio, look: state.look, bitmaps: state.bitmaps },
      area.all ? { all: true, boxes: [box] } : area,
    )
  ctx.restore()
}

/** Where the world's origin is on the canvases: whole device pixels, so that all layers move together and stay sharp. */
export function originOf({ camera, view, ratio }: BoardState): { scale: number; left: number; top: number } {
  const scale = camera.scale * ratio
  return {
    scale,
    left: Math.round((view.width / 2) * ratio - camera.x * scale),
    top: Math.round((view.height / 2) * ratio - camera.y * scale),
  }
}

/** Whether what is drawn around a place reaches into one of some boxes. */
export function reaches(places: Places, place: number, boxes: readonly Rectangle[], by: number): boolean {
  const reach = around(places.x[place] ?? 0, places.y[place] ?? 0, by * places.pieceSize)
  return boxes.some(box => touches(box, reach))
}
