import type { Cell, HexStage, Side } from '@sextant/scene'
import { faded, mixed } from '../../draw/colour.ts'
import { scatter } from '../../draw/easing.ts'
import { atLeast, colourOf, type Look, type Pen, write } from '../../draw/pen.ts'
import { shapePath } from '../../draw/side-shape.ts'
import { grown, type Rectangle } from '../../geometry/rectangle.ts'
import type { OnStage } from '../stage-renderer.ts'
import { addBorder, drawRim, shoreOf, strokeEdges } from './border.ts'
import { drawCellLabel } from './cell-label.ts'
import type { HexPlaces } from './places.ts'
import { drawRegions } from './regions.ts'
import { drawRulers } from './rulers.ts'
import { drawTerrain } from './terrain-drawing.ts'

/** The cells within a box: terrain, who holds it, the lines between, what is written on it. */
export function drawGround(
  pen: Pen,
  { stage, scene: { sides }, places }: OnStage<HexStage, HexPlaces>,
  box: Rectangle,
): void {
  const shown = cellsIn(places, box)
  drawRim(pen, places, shown)
  drawFills(pen, stage, sides, places, shown)
  drawSymbols(pen, stage, places, shown)
  drawHoldings(pen, stage, sides, places, shown)
  drawRegions(pen, stage, places, shown)
  for (const number of shown) {
    const cell = stage.cells[number]
    if (cell) drawCellLabel(pen, cell, places, number)
  }
  if (stage.rulers) drawRulers(pen, stage, places, box)
}

/** This many cells are drawn faster than tiles of them are cached. */
const FEW_CELLS = 260

export function isTiled(places: HexPlaces, box: Rectangle): boolean {
  return cellsIn(places, box).length > FEW_CELLS
}

function cellsIn(places: HexPlaces, box: Rectangle): number[] {
  return places.within(grown(box, 0.4))
}

/**
 * One hex, drawn over and over: its path is simple enough to be filled fast, where one path of all cells is not. The
 * lines between cells are what they leave of the ground beneath.
 */
function drawFills(
  pen: Pen,
  { cells }: HexStage,
  sides: readonly Side[],
  places: HexPlaces,
  shown: readonly number[],
): void {
  const { ctx, look, scale } = pen
  ctx.fillStyle = look.palette.line
  ctx.fill(shoreOf(places))
  const hex = hexPath(places, 1 - lineWidth(pen) / Math.sqrt(3))
  const { e, f } = ctx.getTransform()
  for (const number of shown) {
    const cell = cells[number]
    if (!cell) continue
    ctx.fillStyle = fillOf(pen, cell, cell.side === undefined ? undefined : sides[cell.side], number)
    ctx.setTransform(
      scale,
      0,
      0,
      scale,
      e + (places.x[number] ?? 0) * scale,
      f + (places.y[number] ?? 0) * scale,
    )
    ctx.fill(hex)
  }
  ctx.setTransform(scale, 0, 0, scale, e, f)
}

/** World units: between one and two CSS pixels, however close one looks. */
function lineWidth({ scale, ratio }: Pen): number {
  return (Math.min(Math.max((0.03 * scale) / ratio, 1), 2) * ratio) / scale
}

/** Three shades that hardly differ make the ground look painted by hand rather than printed. */
const SHADES = [0, 0.012, 0.024]

const fills = new WeakMap<Look, Map<string, string>>()

export function fillOf({ look }: Pen, { terrain }: Cell, side: Side | undefined, number: number): string {
  const known = fills.get(look) ?? new Map<string, string>()
  fills.set(look, known)
  const shade = Math.floor(scatter(number) * SHADES.length)
  const key = `${terrain} ${side?.colour} ${shade}`
  let fill = known.get(key)
  if (fill === undefined) {
    const { skin, theme } = look
    const ground = skin.terrains[terrain]?.[theme] ?? '#808080'
    const tinted = side ? mixed(ground, colourOf(look, side), theme === 'light' ? 0.3 : 0.36) : ground
    fill = mixed(tinted, theme === 'light' ? '#000000' : '#ffffff', SHADES[shade] ?? 0)
    known.set(key, fill)
  }
  return fill
}

/** What lies on the ground, or map symbols, so that terrains differ by more than colour; letters and dots of the terminal are none. */
function drawSymbols(pen: Pen, { cells }: HexStage, places: HexPlaces, shown: readonly number[]): void {
  const { skin, palette, theme } = pen.look
  const colour = faded(palette.lettering, theme === 'light' ? 0.16 : 0.15)
  for (const number of shown) {
    const cell = cells[number]
    if (!cell || drawTerrain(pen, cell, places, number) || pen.scale / pen.ratio < 12) continue
    const glyph = skin.terrains[cell.terrain]?.glyph.trim() ?? ''
    if (!/^[^\p{L}\p{N}\s!-/:-@[-\]_`{-}·]$/u.test(glyph)) continue
    const [x, y] = [places.x[number] ?? 0, places.y[number] ?? 0]
    pen.bitmaps.draw(pen, `symbol ${glyph}${theme}`, 1, { x, y }, bitmap => {
      for (const [dx, dy] of SYMBOL_SPOTS) write(bitmap, glyph, dx, dy, { size: 0.42, weight: 500, colour })
    })
  }
}

const SYMBOL_SPOTS = [
  [-0.42, -0.22],
  [0.3, -0.42],
  [0.08, 0.34],
] as const

/** The border of what a side holds, in its colour, and its shape on each cell. */
function drawHoldings(
  pen: Pen,
  { cells }: HexStage,
  sides: readonly Side[],
  places: HexPlaces,
  shown: readonly number[],
): void {
  sides.forEach((side, number) => {
    const own = shown.filter(cell => cells[cell]?.side === number)
    if (own.length === 0) return
    const border = new Path2D()
    addBorder(places, own, there => cells[there]?.side !== number, border, 0.93)
    strokeEdges(
      pen,
      border,
      mixed(colourOf(pen.look, side), pen.look.palette.paper, 0.1),
      atLeast(pen, 0.085, 1.5),
      0.85,
    )
    drawMarks(pen, side, places, own)
  })
}

function drawMarks(pen: Pen, side: Side, places: HexPlaces, own: readonly number[]): void {
  if (pen.scale / pen.ratio < 14) return
  const colour = colourOf(pen.look, side)
  for (const cell of own) {
    const at = { x: places.x[cell] ?? 0, y: (places.y[cell] ?? 0) + 0.68 }
    pen.bitmaps.draw(pen, `mark ${side.shape}${side.colour}${pen.look.theme}`, 0.12, at, ({ ctx }) => {
      ctx.fillStyle = faded(colour, 0.6)
      ctx.fill(shapePath(side.shape, 0.075))
    })
  }
}

/** A hex around (0, 0). */
export function hexPath({ outline }: HexPlaces, size: number): Path2D {
  const path = new Path2D()
  for (const { x, y } of outline) path.lineTo(x * size, y * size)
  path.closePath()
  return path
}
