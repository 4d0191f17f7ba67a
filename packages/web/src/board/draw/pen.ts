import type { Point } from '@sextant/hex'
import type { Catalogue, Side, Skin } from '@sextant/scene'
import type { Bitmaps } from './bitmaps.ts'
import { faded } from './colour.ts'
import type { Icons } from './icon.ts'
import type { Palette, Theme } from './palette.ts'

/** What drawing needs to know besides what to draw. */
export interface Look {
  readonly skin: Skin
  readonly catalogue: Catalogue
  readonly theme: Theme
  readonly palette: Palette
  readonly icons: Icons
}

/** A context that draws in world units, and what goes with it. */
export interface Pen {
  readonly ctx: CanvasRenderingContext2D
  /** Device pixels to the world unit. */
  readonly scale: number
  /** Device pixels to the CSS pixel. */
  readonly ratio: number
  readonly look: Look
  readonly bitmaps: Bitmaps
}

/** A length in world units that is at least this many CSS pixels wide on the screen. */
export function atLeast({ scale, ratio }: Pen, units: number, pixels: number): number {
  return Math.max(units, (pixels * ratio) / scale)
}

/** A size in world units that stays within two sizes in CSS pixels on the screen, so that letters can be read. */
export function legible(pen: Pen, units: number, least: number, most: number): number {
  return Math.min(atLeast(pen, units, least), (most * pen.ratio) / pen.scale)
}

export function colourOf({ skin, theme, palette }: Look, side: Side | undefined): string {
  return (side && skin.colours[side.colour]?.[theme]) ?? palette.lettering
}

export function disc({ ctx }: Pen, at: Point, radius: number, colour: string): void {
  ctx.beginPath()
  ctx.arc(at.x, at.y, Math.max(radius, 0), 0, 2 * Math.PI)
  ctx.fillStyle = colour
  ctx.fill()
}

export interface Lettering {
  readonly size: number
  readonly weight?: number
  readonly colour: string
  /** Drawn around the letters, so that they read on any ground. */
  readonly casing?: string
  readonly align?: 'left' | 'center' | 'right'
}

const FAMILY = '"Inter Variable", Inter, system-ui, "Noto Sans SC", sans-serif'

/** Letters in world units. Browsers set type badly below a pixel, so it is set in pixels and scaled. */
export function write(pen: Pen, text: string, x: number, y: number, lettering: Lettering): void {
  const { ctx, scale } = pen
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(1 / scale, 1 / scale)
  ctx.font = fontOf(pen, lettering)
  ctx.textAlign = lettering.align ?? 'center'
  ctx.textBaseline = 'middle'
  if (lettering.casing) {
    ctx.lineJoin = 'round'
    ctx.lineWidth = Math.max(lettering.size * scale * 0.22, 2)
    ctx.strokeStyle = lettering.casing
    ctx.strokeText(text, 0, 0)
  }
  ctx.fillStyle = lettering.colour
  ctx.fillText(text, 0, 0)
  ctx.restore()
}

export function widthOf(pen: Pen, text: string, lettering: Lettering): number {
  pen.ctx.save()
  pen.ctx.font = fontOf(pen, lettering)
  const { width } = pen.ctx.measureText(text)
  pen.ctx.restore()
  return width / pen.scale
}

/** Letters on a small plate with round ends, its middle at (x, y). */
export function plate(pen: Pen, text: string, x: number, y: number, size: number, colour: string): void {
  const { ctx, look } = pen
  const { palette, theme } = look
  const lettering = { size, weight: 650, colour: theme === 'light' ? palette.paper : palette.ink }
  const half = plateWidth(pen, text, size) / 2
  ctx.beginPath()
  ctx.roundRect(x - half, y - size * 0.75, half * 2, size * 1.5, size * 0.5)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.lineWidth = size * 0.1
  ctx.strokeStyle = faded(theme === 'light' ? palette.paper : palette.ink, 0.85)
  ctx.stroke()
  write(pen, text, x, y + size * 0.04, lettering)
}

/** How wide a plate with these words is. */
export function plateWidth(pen: Pen, text: string, size: number): number {
  return widthOf(pen, text, { size, weight: 650, colour: '' }) + size
}

function fontOf({ scale }: Pen, { size, weight = 600 }: Lettering): string {
  return `${weight} ${Math.max(size * scale, 1).toFixed(1)}px ${FAMILY}`
}
