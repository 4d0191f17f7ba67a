import type { Badge, Piece } from '@sextant/scene'
import { faded } from './colour.ts'
import { drawIcon } from './icon.ts'
import { atLeast, type Pen, write } from './pen.ts'

const RADIUS = 0.235

/** Small discs down the right of a piece: an icon, with a few characters beside it where it has some. */
export function drawBadges(pen: Pen, badges: readonly Badge[]): void {
  badges.slice(0, 3).forEach((badge, number) => {
    // All end at the same edge: a wide one beyond it would be cut off with the drawing of the piece.
    drawBadge(pen, badge, 0.56 - wideBy(badge), -0.56 + number * RADIUS * 1.75)
  })
}

/** The same side by side, with the mark of readiness before them, the middle of the row at (0, 0). */
export function drawBadgeRow(pen: Pen, badges: readonly Badge[], readiness: Piece['readiness']): void {
  const marked = readiness === 'done' || readiness === 'moved'
  const widths = badges.map(badge => 2 * (RADIUS + wideBy(badge)) + GAP)
  let x = -((marked ? MARK : 0) + widths.reduce((sum, width) => sum + width, -GAP)) / 2
  if (marked) {
    pen.ctx.save()
    pen.ctx.translate(x + MARK / 2 + 0.52, 0.52)
    drawReadiness(pen, readiness)
    pen.ctx.restore()
    x += MARK
  }
  badges.forEach((badge, number) => {
    const width = widths[number] ?? 0
    drawBadge(pen, badge, x + (width - GAP) / 2, 0)
    x += width
  })
}

const GAP = 0.1
const MARK = 0.5

/** How much further than a disc it reaches to each side. */
function wideBy({ text = '' }: Badge): number {
  return 0.12 * text.length
}

function drawBadge(pen: Pen, badge: Badge, x: number, y: number): void {
  const { icon, text, tone } = badge
  const { ctx, look } = pen
  const { palette } = look
  const wide = wideBy(badge)
  ctx.beginPath()
  ctx.roundRect(x - RADIUS - wide, y - RADIUS, 2 * (RADIUS + wide), 2 * RADIUS, RADIUS)
  ctx.fillStyle = palette.paper
  ctx.fill()
  ctx.lineWidth = atLeast(pen, 0.05, 1)
  ctx.strokeStyle = tone && tone !== 'neutral' ? TONE_ON_PAPER[tone] : '#14284b'
  ctx.stroke()
  const colour = tone ? TONE_ON_PAPER[tone] : '#14284b'
  drawIcon(pen, icon, x - wide, y, RADIUS * 1.5, colour)
  if (text) write(pen, text, x + 0.14, y + 0.015, { size: 0.27, weight: 750, colour })
}

/** Where a piece belongs, in the lower left corner: an emblem on a disc with a rim in the colour of its side. */
export function drawEmblem(pen: Pen, icon: string, colour: string): void {
  const { ctx } = pen
  const [x, y, radius] = [-0.58, 0.38, 0.21]
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 2 * Math.PI)
  ctx.fillStyle = '#121a2a'
  ctx.fill()
  ctx.lineWidth = atLeast(pen, 0.05, 1)
  ctx.strokeStyle = colour
  ctx.stroke()
  drawIcon(pen, icon, x, y, radius * 1.5, '#f4ecd8')
}

/** Badges are paper in both themes. */
const TONE_ON_PAPER = {
  neutral: '#14284b',
  good: '#15803d',
  bad: '#c4231c',
  gain: '#8a5d05',
  strong: '#b23a0e',
}

/** Top left: a tick when it is done, a half-filled disc when it has moved but can still do something. */
export function drawReadiness(pen: Pen, readiness: Piece['readiness']): void {
  if (readiness !== 'done' && readiness !== 'moved') return
  const { ctx, look } = pen
  const [x, y, radius] = [-0.52, -0.52, 0.19]
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 2 * Math.PI)
  ctx.fillStyle = '#14284b'
  ctx.fill()
  ctx.lineWidth = atLeast(pen, 0.045, 1)
  ctx.strokeStyle = faded(look.palette.paper, 0.95)
  ctx.stroke()
  ctx.beginPath()
  if (readiness === 'moved') {
    ctx.arc(x, y, radius * 0.62, Math.PI / 2, (3 * Math.PI) / 2)
    ctx.fillStyle = look.palette.paper
    ctx.fill()
    return
  }
  ctx.moveTo(x - 0.085, y + 0.005)
  ctx.lineTo(x - 0.02, y + 0.075)
  ctx.lineTo(x + 0.095, y - 0.07)
  ctx.lineWidth = atLeast(pen, 0.055, 1.25)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.stroke()
}
