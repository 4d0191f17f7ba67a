import type { ArrowKind, HexStage } from '@sextant/scene'
import type { MarkPictureProps } from '../contract.ts'
import { drawArrow } from '../draw/arrow.ts'
import { drawHighlights } from '../draw/highlight.ts'
import { drawIcon } from '../draw/icon.ts'
import { lookOf } from '../draw/look.ts'
import type { Pen } from '../draw/pen.ts'
import { drawPiece } from '../draw/piece.ts'
import { fillOf, hexPath } from '../stages/hexes/ground.ts'
import { type HexPlaces, hexPlaces } from '../stages/hexes/places.ts'
import { createBitmapCache } from './bitmap-cache.ts'

/** CSS pixels. */
export const MARK_WIDTH = 44
export const MARK_HEIGHT = 24

/** Draws a mark of a legend with the strokes of the board. */
export function drawMark(canvas: HTMLCanvasElement, props: MarkPictureProps): void {
  const { mark, sides, skin, catalogue, theme } = props
  const ratio = Math.min(window.devicePixelRatio || 1, 3)
  canvas.width = Math.round(MARK_WIDTH * ratio)
  canvas.height = Math.round(MARK_HEIGHT * ratio)
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  const stage = threeCells('terrain' in mark ? mark.terrain : '')
  const places = hexPlaces(stage)
  const scale = ('arrow' in mark ? ARROW_SCALE : 'icon' in mark ? PIECE_SCALE : CELL_SCALE) * ratio
  const middle = 'arrow' in mark ? middleOf(mark.arrow, places) : { x: places.x[1] ?? 0, y: 0 }
  ctx.setTransform(
    scale,
    0,
    0,
    scale,
    canvas.width / 2 - middle.x * scale,
    canvas.height / 2 - middle.y * scale,
  )
  const look = lookOf(skin, catalogue, theme, () => drawMark(canvas, props))
  const bitmaps = createBitmapCache()
  bitmaps.begin(Number.POSITIVE_INFINITY, true)
  const pen: Pen = { ctx, scale, ratio, look, bitmaps }
  if ('arrow' in mark) {
    const path = IN_PLACE.has(mark.arrow) ? [1] : mark.arrow === 'pass' ? [0, 2] : [0, 1, 2]
    drawArrow(
      pen,
      { kind: mark.arrow, path, ...(mark.side !== undefined && { side: mark.side }) },
      sides,
      places,
      'kind',
    )
  } else if ('icon' in mark) {
    const { icon, side, shade } = mark
    if (side === undefined) drawIcon(pen, icon, middle.x, 0, 1.3, pen.look.palette.lettering)
    else
      drawPiece(pen, { id: '', at: 1, side, icon, name: '', ...(shade && { shade }) }, sides[side], {
        x: middle.x,
        y: 0,
        size: 1,
        angle: undefined,
        alpha: 1,
      })
  } else if ('terrain' in mark) {
    ctx.translate(middle.x, 0)
    ctx.fillStyle = fillOf(pen, { q: 1, r: 0, terrain: mark.terrain }, undefined, 1)
    ctx.fill(hexPath(places, 0.97))
    ctx.lineWidth = 0.09
    ctx.strokeStyle = pen.look.palette.line
    ctx.stroke(hexPath(places, 0.97))
  } else drawHighlights(pen, places, [{ cell: 1, meaning: mark.meaning }], () => true)
}

const ARROW_SCALE = 11
const PIECE_SCALE = 14
const CELL_SCALE = 11
const IN_PLACE: ReadonlySet<ArrowKind> = new Set(['turn', 'down', 'up'])

function threeCells(terrain: string): HexStage {
  return { kind: 'hexes', orientation: 'pointy', cells: [0, 1, 2].map(q => ({ q, r: 0, terrain })) }
}

/** Chevrons stand beside the piece, which is not there. */
function middleOf(kind: ArrowKind, places: HexPlaces): { x: number; y: number } {
  const x = places.x[1] ?? 0
  return kind === 'down' || kind === 'up' ? { x: x - 0.66, y: 0.3 } : { x, y: 0 }
}
