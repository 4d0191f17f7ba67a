import type { Arc, Piece, Side } from '@sextant/scene'
import { drawBadges } from './badge.ts'
import { drawBars } from './bar.ts'
import { faded, mixed } from './colour.ts'
import { scatter } from './easing.ts'
import { atLeast, type Pen } from './pen.ts'
import { isSmall, type Stance, shownBars } from './piece.ts'
import { shapePath } from './side-shape.ts'

/** How wide the box of 512 of its drawing is. */
const BOX = 1.62
const SHIELD_RADIUS = 0.9
const ARC_PITCH = 0.085

/** A piece seen from above: its hull turned to where it faces, engines glowing, what it has on its sides around it. */
export function drawCraft(
  pen: Pen,
  piece: Piece,
  side: Side | undefined,
  stance: Stance,
  colour: string,
): void {
  const { ctx } = pen
  const { x, y, size, stretch = 1, angle, alpha } = stance
  ctx.save()
  ctx.globalAlpha = alpha * (piece.ghost ? 0.8 : 1)
  ctx.translate(x, y)
  ctx.scale(size * stretch, size * stretch)
  if (piece.readiness === 'ready') drawHalo(pen)
  ctx.save()
  // Drawings face up; an angle of 0 is east.
  ctx.rotate((angle ?? -Math.PI / 2) + Math.PI / 2)
  if (!piece.ghost) drawEngines(pen, colour)
  drawHull(pen, piece, colour)
  drawArcs(pen, piece.arcs ?? [])
  ctx.restore()
  drawMark(pen, side, colour)
  if (!isSmall(pen)) {
    drawBars(pen, shownBars(pen.look, piece))
    drawBadges(pen, piece.badges ?? [])
  }
  ctx.restore()
}

/** Whose turn it is, in brass. */
function drawHalo(pen: Pen): void {
  const { ctx, look } = pen
  const glow = ctx.createRadialGradient(0, 0, 0.3, 0, 0, 1.08)
  glow.addColorStop(0, faded(look.palette.brass, 0.55))
  glow.addColorStop(1, faded(look.palette.brass, 0))
  ctx.fillStyle = glow
  ctx.beginPath()
  ctx.arc(0, 0, 1.08, 0, 2 * Math.PI)
  ctx.fill()
}

function drawEngines({ ctx }: Pen, colour: string): void {
  const flame = ctx.createRadialGradient(0, 0.62, 0.02, 0, 0.66, 0.34)
  flame.addColorStop(0, 'rgb(255 255 255 / 0.95)')
  flame.addColorStop(0.25, faded(mixed(colour, '#7fd4ff', 0.55), 0.8))
  flame.addColorStop(1, faded('#3f8cff', 0))
  ctx.fillStyle = flame
  ctx.beginPath()
  ctx.ellipse(0, 0.66, 0.2, 0.34, 0, 0, 2 * Math.PI)
  ctx.fill()
}

function drawHull(pen: Pen, piece: Piece, colour: string): void {
  const { ctx, look } = pen
  const path = look.icons.pathOf(piece.icon)
  if (!path) return
  ctx.save()
  ctx.scale(BOX / 512, BOX / 512)
  ctx.translate(-256, -256)
  const metal = ctx.createLinearGradient(110, 0, 402, 0)
  metal.addColorStop(0, mixed(colour, '#1b2238', 0.45))
  metal.addColorStop(0.42, mixed(colour, '#ffffff', 0.35))
  metal.addColorStop(0.58, mixed(colour, '#ffffff', 0.12))
  metal.addColorStop(1, mixed(colour, '#0c1020', 0.58))
  ctx.lineJoin = 'round'
  ctx.lineWidth = atLeast(pen, piece.ghost ? 0.09 : 0.05, piece.ghost ? 2 : 1.5) * (512 / BOX)
  // Not there yet: its outline in light, and dark inside.
  ctx.strokeStyle = piece.ghost ? mixed(colour, '#ffffff', 0.6) : '#05070f'
  ctx.stroke(path)
  ctx.fillStyle = piece.ghost ? mixed(colour, '#0c1020', 0.7) : metal
  ctx.fill(path)
  if ((piece.wear ?? 0) > 0) {
    ctx.clip(path)
    drawScars(pen, piece.wear ?? 0)
  }
  ctx.restore()
}

/** Burns that grow with the damage, some of them still aglow. */
function drawScars({ ctx }: Pen, wear: number): void {
  const count = Math.ceil(wear * 9)
  for (let scar = 0; scar < count; scar++) {
    const x = 256 + 240 * (scatter(scar * 13 + 5) - 0.5)
    const y = 256 + 380 * (scatter(scar * 17 + 9) - 0.5)
    const radius = 26 + 34 * scatter(scar * 7 + 1)
    const burn = ctx.createRadialGradient(x, y, 0, x, y, radius)
    burn.addColorStop(0, scar % 2 === 0 ? 'rgb(255 150 60 / 0.95)' : 'rgb(10 8 12 / 0.9)')
    burn.addColorStop(0.35, 'rgb(18 12 14 / 0.85)')
    burn.addColorStop(1, 'rgb(18 12 14 / 0)')
    ctx.fillStyle = burn
    ctx.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  }
}

/** Those of one kind share a ring; the fuller, the stronger. What is gone is a thin dashed line. */
function drawArcs(pen: Pen, arcs: readonly Arc[]): void {
  const kinds = [...new Set(arcs.map(({ kind }) => kind))]
  for (const arc of arcs) drawArc(pen, arc, SHIELD_RADIUS - ARC_PITCH * kinds.indexOf(arc.kind))
}

function drawArc(pen: Pen, { kind, from, to, value, max }: Arc, radius: number): void {
  const { ctx, look } = pen
  const part = value / max
  const [start, end] = [radians(from) + GAP, radians(to) - GAP]
  ctx.lineCap = 'butt'
  ctx.beginPath()
  ctx.arc(0, 0, radius, start, end)
  if (value === 0) {
    ctx.setLineDash([0.06, 0.06])
    ctx.lineWidth = atLeast(pen, 0.025, 1)
    ctx.strokeStyle = faded(look.palette.meanings.bad, 0.75)
    ctx.stroke()
    ctx.setLineDash([])
    return
  }
  ctx.lineWidth = atLeast(pen, 0.06, 1.5)
  ctx.strokeStyle = faded(look.palette.bars[kind], 0.22)
  ctx.stroke()
  // From the middle of its side outwards, so that front and rear stay even.
  const [middle, half] = [(start + end) / 2, ((end - start) / 2) * part]
  ctx.beginPath()
  ctx.arc(0, 0, radius, middle - half, middle + half)
  ctx.strokeStyle = faded(mixed(look.palette.bars[kind], '#ffffff', 0.25), 0.95)
  ctx.stroke()
}

const GAP = 0.05

/** Clockwise from the bow, which is up. */
function radians(degrees: number): number {
  return ((degrees - 90) * Math.PI) / 180
}

/** The shape of its side, for those who cannot tell the colours. */
function drawMark(pen: Pen, side: Side | undefined, colour: string): void {
  const { ctx } = pen
  ctx.save()
  ctx.translate(-0.64, 0.62)
  const shape = shapePath(side?.shape ?? 'circle', 0.14)
  ctx.lineWidth = atLeast(pen, 0.06, 1.5)
  ctx.strokeStyle = '#05070f'
  ctx.stroke(shape)
  ctx.fillStyle = colour
  ctx.fill(shape)
  ctx.restore()
}
