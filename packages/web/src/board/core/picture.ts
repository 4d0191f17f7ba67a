import type { BoardPictureProps } from '../contract.ts'
import { drawArrows } from '../draw/arrow.ts'
import { drawHighlights } from '../draw/highlight.ts'
import { drawLastAction } from '../draw/last-action.ts'
import { lookOf } from '../draw/look.ts'
import type { Pen } from '../draw/pen.ts'
import { drawPiece } from '../draw/piece.ts'
import { stanceIn } from '../draw/stance.ts'
import type { Places } from '../geometry/places.ts'
import type { Rectangle } from '../geometry/rectangle.ts'
import { byPlace } from '../geometry/stack.ts'
import type { View } from '../geometry/view.ts'
import { onStage, placesOf, stageComing, stageRenderer } from '../stages/index.ts'
import { createBitmapCache } from './bitmap-cache.ts'
import { type Camera, seen } from './camera.ts'

/** The latest drawing of each canvas: only that one is drawn again. */
const latest = new WeakMap<HTMLCanvasElement, object>()

/** Draws a scene on one canvas as large as fits, with a little air around it. */
export function drawPicture(canvas: HTMLCanvasElement, props: BoardPictureProps): void {
  const { scene, width, height } = props
  const drawing = {}
  latest.set(canvas, drawing)
  const again = () => {
    // Another scene may have been asked for meanwhile, or the same with more of its drawings.
    if (latest.get(canvas) === drawing) drawPicture(canvas, props)
  }
  const coming = stageComing(scene.stage)
  if (coming) {
    void coming.then(again)
    return
  }
  const ratio = Math.min(window.devicePixelRatio || 1, 3)
  canvas.width = Math.max(Math.round(width * ratio), 1)
  canvas.height = Math.max(Math.round(height * ratio), 1)
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  const places = placesOf(scene.stage)
  const camera = closest(places, props)
  const scale = camera.scale * ratio
  const left = Math.round(canvas.width / 2 - camera.x * scale)
  const top = Math.round(canvas.height / 2 - camera.y * scale)
  ctx.setTransform(scale, 0, 0, scale, left, top)
  const look = lookOf(props.skin, props.catalogue, props.theme, again)
  const bitmaps = createBitmapCache()
  bitmaps.begin(Number.POSITIVE_INFINITY, true)
  drawScene({ ctx, scale, ratio, look, bitmaps }, props, places, seen(camera, props))
}

function drawScene(pen: Pen, { scene }: BoardPictureProps, places: Places, box: Rectangle): void {
  const { sides, pieces, highlights = [], lastAction = [], arrows = [] } = scene
  const [renderer, on, stacks] = [stageRenderer(scene.stage), onStage(scene, places), byPlace(pieces)]
  renderer.drawGround(pen, on, box)
  drawLastAction(pen, places, lastAction, () => true)
  drawHighlights(pen, places, highlights, () => true, renderer.highlights)
  if (renderer.drawPieces) renderer.drawPieces(pen, on, { stacks, movers: new Map() }, box, 0)
  else {
    renderer.drawBelowPieces?.(pen, on, place => stacks.has(place), 0)
    for (const stack of stacks.values())
      stack.forEach((piece, number) => {
        drawPiece(pen, piece, sides[piece.side], stanceIn(places, stack, number, piece))
      })
  }
  drawArrows(pen, arrows, sides, places, 'kind')
}

/** Closer than the board itself fits: a picture has little room for margins. */
function closest({ bounds }: Places, { width, height }: View): Camera {
  const scale = Math.min((width - 8) / (bounds.width + 0.4), (height - 8) / (bounds.height + 0.4))
  return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2, scale: Math.max(scale, 0.5) }
}
