import type { Bar, Piece, Side } from '@sextant/scene'
import { drawBadges, drawEmblem, drawReadiness } from './badge.ts'
import { drawBars } from './bar.ts'
import { faded, mixed, readable } from './colour.ts'
import { drawCraft } from './craft.ts'
import { drawFigure } from './figure.ts'
import { drawIcon } from './icon.ts'
import { atLeast, colourOf, type Look, type Pen, write } from './pen.ts'
import { shapePath } from './side-shape.ts'
import { drawPicture, drawSideGlow, drawStandingFigure } from './standing.ts'

/** Where and how a piece is drawn; the angle is which way its nose points. */
export interface Stance {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Passing, while it hops or shrinks. */
  readonly stretch?: number
  readonly angle: number | undefined
  readonly alpha: number
}

export const BASE_RADIUS = 0.63
/** A base on a body leaves room for arms and legs. */
const BESIDE_FIGURE = 0.8
/** Everything about a piece is within this of its middle. */
export const PIECE_REACH = 1.08

/** A piece: an icon on a base in its side's shape and colour, with a nose where it faces, bars and badges. */
export function drawPiece(pen: Pen, piece: Piece, side: Side | undefined, stance: Stance): void {
  const { ctx } = pen
  const colour = tintOf(pen, piece, side)
  if (isFromAbove(pen.look, piece)) {
    drawCraft(pen, piece, side, stance, colour)
    return
  }
  ctx.save()
  ctx.globalAlpha = stance.alpha * (piece.ghost ? 0.5 : 1)
  if (piece.prominent) pen.bitmaps.draw(pen, 'glow', PIECE_REACH, stance, drawGlow)
  const figure = pen.look.icons.figureOf(piece.icon)
  if (figure && stance.angle !== undefined) drawFigure(pen, piece.icon, figure, colour, stance, stance.angle)
  pen.bitmaps.draw(pen, keyOf(piece, side, pen), PIECE_REACH, stance, bitmap =>
    drawBody(bitmap, piece, side, colour),
  )
  if (!figure && stance.angle !== undefined) drawNose(pen, colour, stance, stance.angle)
  ctx.restore()
}

function isFromAbove({ skin }: Pick<Look, 'skin'>, { icon }: Piece): boolean {
  return skin.icons[icon]?.fromAbove ?? false
}

/** The bars under a piece: one with arcs around it has its first one only. */
export function shownBars(look: Pick<Look, 'skin'>, piece: Piece): readonly Bar[] {
  const { bars = [] } = piece
  return isFromAbove(look, piece) ? bars.slice(0, 1) : bars
}

/** Deeper or paler where the piece says so; below others it is seen through water, and paler by itself. */
export function tintOf(
  { look }: Pick<Pen, 'look'>,
  piece: Pick<Piece, 'shade' | 'level'>,
  side: Side | undefined,
): string {
  const colour = colourOf(look, side)
  const shade = piece.shade ?? ((piece.level ?? 0) < 0 ? 'light' : undefined)
  if (shade === 'dark') return mixed(colour, '#04101f', look.theme === 'light' ? 0.38 : 0.5)
  return shade === 'light' ? mixed(colour, look.theme === 'light' ? '#ffffff' : '#e6f1fa', 0.5) : colour
}

const keys = new WeakMap<Piece, string>()

/** The same for pieces that look the same. A piece is plain data that does not change, so it is worked out once. */
function keyOf(piece: Piece, side: Side | undefined, { look }: Pen): string {
  let key = keys.get(piece)
  if (key === undefined) {
    const { icon, picture, emblem, bars, badges, ghost, level, shade, tag, readiness, prominent } = piece
    const shown = [
      icon,
      picture,
      emblem,
      piece.facing === undefined,
      bars?.map(bar => [bar.kind, bar.value, bar.max]),
      ghost,
      level,
      shade,
      tag,
      readiness,
      prominent,
    ]
    key = JSON.stringify([shown, badges?.map(badge => [badge.icon, badge.text, badge.tone])])
    keys.set(piece, key)
  }
  return `${key}${side?.colour}${side?.shape}${look.theme}`
}

function drawBody(pen: Pen, piece: Piece, side: Side | undefined, colour: string): void {
  const { ctx, look } = pen
  const { palette } = look
  const picture = piece.picture === undefined ? undefined : look.icons.pictureOf(piece.picture)
  const standing = look.icons.standingOf(piece.icon)
  const hasFigure = look.icons.figureOf(piece.icon) !== undefined
  const radius = BASE_RADIUS * (isSmall(pen) ? 1.15 : hasFigure ? BESIDE_FIGURE : 1)
  const shape = shapePath(side?.shape ?? 'circle', radius)
  const done = piece.readiness === 'done'
  const ground = done ? mixed(colour, look.theme === 'light' ? '#b9b4a8' : '#27303f', 0.55) : colour
  if (standing && !piece.ghost) drawSideGlow(pen, colour, radius, PIECE_REACH)
  ctx.save()
  ctx.shadowColor = faded(palette.shade, piece.ghost ? 0 : 0.45)
  ctx.shadowBlur = 0.13 * pen.scale
  ctx.shadowOffsetY = 0.06 * pen.scale
  ctx.fillStyle = standing
    ? underFeet(ctx, ground, look.theme === 'light' ? 0.2 : 0.42)
    : sheenOf(ctx, ground)
  ctx.fill(shape)
  ctx.restore()
  drawRim(pen, shape, piece, ground)
  const ink = readable(ground, palette.paper, '#0d1a33')
  ctx.save()
  if (done) ctx.globalAlpha *= standing ? 0.82 : 0.62
  const bars = Math.min(piece.bars?.length ?? 0, 3)
  const up = (RISE[side?.shape ?? 'circle'] ?? 0) + (bars > 1 ? 0.06 * bars : 0)
  if (picture) drawPicture(pen, picture, side?.shape ?? 'circle', radius)
  else if (standing) drawStandingFigure(pen, standing, colour)
  else if (piece.tag !== undefined)
    write(pen, piece.tag, 0, 0.03 - (bars > 0 ? 0.1 : 0), {
      size: piece.tag.length > 2 ? 0.42 : hasFigure ? 0.56 : 0.58,
      weight: 750,
      colour: ink,
    })
  else drawIcon(pen, piece.icon, 0, -up, BASE_RADIUS * iconShare(side) * (bars > 1 ? 0.9 : 1), ink)
  ctx.restore()
  if (isSmall(pen)) return
  drawBars(pen, piece.bars ?? [])
  if (piece.emblem !== undefined) drawEmblem(pen, piece.emblem, colour)
  drawBadges(pen, piece.badges ?? [])
  drawReadiness(pen, piece.readiness)
}

/** Light from above. */
function sheenOf(ctx: CanvasRenderingContext2D, ground: string): CanvasGradient {
  const sheen = ctx.createLinearGradient(0, -BASE_RADIUS, 0, BASE_RADIUS)
  sheen.addColorStop(0, mixed(ground, '#ffffff', 0.2))
  sheen.addColorStop(0.5, ground)
  sheen.addColorStop(1, mixed(ground, '#000000', 0.22))
  return sheen
}

/** Darker in the middle, so that the figure stands out. */
function underFeet(ctx: CanvasRenderingContext2D, ground: string, by: number): CanvasGradient {
  const shade = ctx.createRadialGradient(0, -0.1, 0, 0, 0, BASE_RADIUS * 1.2)
  shade.addColorStop(0, mixed(ground, '#0b1220', by))
  shade.addColorStop(0.6, mixed(ground, '#0b1220', by * 0.6))
  shade.addColorStop(1, ground)
  return shade
}

/** A bright ring with a glow around what everybody looks at. */
function drawGlow(pen: Pen): void {
  const { ctx } = pen
  const glow = ctx.createRadialGradient(0, 0, BASE_RADIUS, 0, 0, PIECE_REACH)
  glow.addColorStop(0, faded(GLOW, 0.95))
  glow.addColorStop(0.45, faded(GLOW, 0.5))
  glow.addColorStop(1, faded(GLOW, 0))
  ctx.fillStyle = glow
  ctx.fillRect(-PIECE_REACH, -PIECE_REACH, 2 * PIECE_REACH, 2 * PIECE_REACH)
  for (const [colour, units, pixels] of [
    ['#3a2703', 0.19, 4],
    [GLOW, 0.12, 2.5],
  ] as const) {
    ctx.beginPath()
    ctx.arc(0, 0, RING_RADIUS, 0, 2 * Math.PI)
    ctx.lineWidth = atLeast(pen, units, pixels)
    ctx.strokeStyle = colour
    ctx.stroke()
  }
}

const GLOW = '#ffd75e'
const RING_RADIUS = 0.82

/** A dark edge to stand out from any ground, a light one within it; in brass where it can still act. */
function drawRim(pen: Pen, shape: Path2D, piece: Piece, ground: string): void {
  const { ctx, look } = pen
  const ready = piece.readiness === 'ready'
  if (piece.ghost) ctx.setLineDash([0.16, 0.1])
  ctx.lineWidth = atLeast(pen, ready ? 0.13 : 0.09, ready ? 2.5 : 1.5)
  ctx.strokeStyle = mixed(ground, '#000000', 0.62)
  ctx.stroke(shape)
  ctx.lineWidth = atLeast(pen, ready ? 0.07 : 0.035, ready ? 1.5 : 0.75)
  ctx.strokeStyle = ready ? mixed(look.palette.brass, '#fff1c4', 0.35) : mixed(ground, '#ffffff', 0.42)
  ctx.stroke(shape)
  ctx.setLineDash([])
}

/** Where a piece is a dozen pixels wide, only its side and icon can be told. */
export function isSmall({ scale, ratio }: Pick<Pen, 'scale' | 'ratio'>): boolean {
  return scale / ratio < 11
}

/** How far above the middle a shape has its room. */
const RISE: Readonly<Partial<Record<Side['shape'], number>>> = { shield: 0.03, triangle: -0.08 }

/** Shapes leave unlike room for the icon. */
function iconShare(side: Side | undefined): number {
  if (side?.shape === 'square') return 1.42
  if (side?.shape === 'triangle') return 1.06
  return side?.shape === 'diamond' ? 1.18 : 1.36
}

function drawNose(pen: Pen, colour: string, { x, y, size, stretch = 1 }: Stance, angle: number): void {
  const { ctx } = pen
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(size * stretch, size * stretch)
  ctx.rotate(angle)
  ctx.beginPath()
  ctx.moveTo(0.99, 0)
  ctx.lineTo(0.6, -0.33)
  ctx.lineTo(0.68, 0)
  ctx.lineTo(0.6, 0.33)
  ctx.closePath()
  ctx.lineJoin = 'round'
  ctx.lineWidth = atLeast(pen, 0.09, 1.5)
  ctx.strokeStyle = mixed(colour, '#000000', 0.62)
  ctx.stroke()
  ctx.fillStyle = mixed(colour, '#ffffff', 0.72)
  ctx.fill()
  ctx.restore()
}
