import type { Side } from '@sextant/scene'
import { faded, mixed } from './colour.ts'
import type { FigurePart } from './icon.ts'
import { atLeast, type Pen } from './pen.ts'
import { shapePath } from './side-shape.ts'

/** How large the box of 512 of a figure is, and how far above the middle of its base it stands. */
const BOX = 1.66
const RISE = 0.17

/** A light in the colour of its side on the ground around the base. */
export function drawSideGlow(pen: Pen, colour: string, inner: number, outer: number): void {
  const { ctx } = pen
  const glow = ctx.createRadialGradient(0, 0, inner * 0.8, 0, 0, outer)
  glow.addColorStop(0, faded(colour, 0.75))
  glow.addColorStop(0.45, faded(colour, 0.32))
  glow.addColorStop(1, faded(colour, 0))
  ctx.fillStyle = glow
  ctx.fillRect(-outer, -outer, 2 * outer, 2 * outer)
}

/** A figure that stands on its base, within a line in the colour of its side and a dark one, so that it reads on any ground. */
export function drawStandingFigure(pen: Pen, parts: readonly FigurePart[], colour: string): void {
  const { ctx } = pen
  const scale = BOX / 512
  ctx.save()
  ctx.translate(-BOX / 2, -BOX / 2 - RISE)
  ctx.scale(scale, scale)
  ctx.lineJoin = 'round'
  for (const [edge, units, pixels] of [
    [mixed(colour, '#ffffff', 0.25), 0.17, 4],
    ['#0b1220', 0.08, 1.75],
  ] as const) {
    ctx.strokeStyle = edge
    ctx.lineWidth = atLeast(pen, units, pixels) / scale
    for (const { path } of parts) ctx.stroke(path)
  }
  ctx.lineWidth = atLeast(pen, 0.03, 0.6) / scale
  for (const { path, fill } of parts) {
    const own = fill === 'side' ? mixed(colour, '#ffffff', 0.12) : fill
    ctx.fillStyle = own
    ctx.fill(path)
    ctx.strokeStyle = mixed(own, '#0b1220', 0.7)
    ctx.stroke(path)
  }
  ctx.restore()
}

/** A picture of its own, as large as the base and cut to its shape. */
export function drawPicture(pen: Pen, image: HTMLImageElement, shape: Side['shape'], radius: number): void {
  const { ctx } = pen
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = (2.1 * radius) / Math.min(width, height)
  ctx.save()
  ctx.clip(shapePath(shape, radius * 0.94))
  ctx.drawImage(image, (-width * scale) / 2, (-height * scale) / 2, width * scale, height * scale)
  ctx.restore()
}
