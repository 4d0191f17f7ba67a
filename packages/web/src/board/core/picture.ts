import type { Scene } from '@sextant/scene'
import { drawArrow } from '../draw/arrow.ts'
import { chartArt, missingArt, seaArt } from '../draw/lazy-art.ts'
import { seen, type View } from './camera.ts'
import type { BoardPictureProps } from '../contract.ts'
import { drawGround } from '../stages/hexes/ground.ts'
import { drawLights } from '../draw/highlight.ts'
import type { Pen } from '../draw/pen.ts'
import { drawPiece } from '../draw/piece.ts'
import { type Places, placesOf } from '../geometry/places.ts'
import { byPlace, footing } from '../geometry/stack.ts'
import { createStamps } from './bitmap-cache.ts'
import { lookOf } from './state.ts'

const asked = new WeakMap<HTMLCanvasElement, BoardPictureProps>()

/** Draws a scene on one canvas as large as fits, with a little air around it. */
export function drawStill(canvas: HTMLCanvasElement, props: BoardPictureProps): void {
  const { scene, width, height } = props
  asked.set(canvas, props)
  const again = () => {
    // Another scene may have been asked for meanwhile.
    if (asked.get(canvas) === props) drawStill(canvas, props)
  }
  const missing = missingArt(scene.stage)
  if (missing) {
    void missing.ready().then(again)
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
  const pen: Pen = { ctx, scale, ratio, look, stamps: createStamps() }
  pen.stamps.begin(Number.POSITIVE_INFINITY, true)
  drawAll(pen, props, places, seen(camera, props))
}

function drawAll(pen: Pen, { scene }: BoardPictureProps, places: Places, box: ReturnType<typeof seen>): void {
  const { stage, sides } = scene
  if (places.kind === 'sea') seaArt.now?.drawSea(pen, box)
  else if (places.kind === 'chart' && stage.kind === 'chart') chartArt.now?.drawChart(pen, stage, places, box)
  else if (places.kind === 'hexes' && stage.kind === 'hexes')
    drawGround(pen, stage, sides, places, places.within(box))
  drawLights(pen, places, scene.highlights ?? [], () => true)
  if (places.kind === 'sea')
    seaArt.now?.drawFleet(pen, scene, places, byPlace(scene.pieces), new Map(), box, 0)
  else drawPieces(pen, scene, places)
  for (const arrow of scene.arrows ?? []) drawArrow(pen, arrow, sides, places, 'kind')
}

function drawPieces(pen: Pen, { pieces, sides, stage }: Scene, places: Places): void {
  if (places.kind === 'chart' && stage.kind === 'chart')
    chartArt.now?.drawChartPlaces(pen, stage, places, place => pieces.some(({ at }) => at === place))
  for (const [place, stack] of byPlace(pieces))
    stack.forEach((piece, number) => {
      const foot = footing(stack, number)
      drawPiece(pen, piece, sides[piece.side], {
        x: (places.x[place] ?? 0) + foot.x * places.pieceSize,
        y: (places.y[place] ?? 0) + foot.y * places.pieceSize,
        size: foot.size * places.pieceSize,
        angle: piece.facing === undefined ? undefined : places.angleOf(piece.facing),
        alpha: 1,
      })
    })
}

/** Closer than the board itself fits: a picture has little room for margins. */
function closest({ bounds }: Places, { width, height }: View) {
  const scale = Math.min((width - 8) / (bounds.width + 0.4), (height - 8) / (bounds.height + 0.4))
  return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2, scale: Math.max(scale, 0.5) }
}
