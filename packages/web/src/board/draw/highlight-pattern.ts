import type { Meaning } from '@sextant/scene'
import { faded, mixed } from './colour.ts'
import { atLeast, type Pen } from './pen.ts'
import { drawStar } from './star.ts'

type Shape = (size: number) => Path2D

/** What tells a meaning without its colour, around (0, 0). */
export function drawPattern(pen: Pen, meaning: Meaning, colour: string, shape: Shape): void {
  PATTERNS[meaning](pen, colour, shape)
}

const PATTERNS: Readonly<Record<Meaning, (pen: Pen, colour: string, shape: Shape) => void>> = {
  selected: (pen, colour, shape) => {
    frame(pen, colour, shape(0.92), atLeast(pen, 0.13, 2.5))
    if (pen.look.skin.selected?.circled) dashedCircle(pen, colour)
  },
  hover: (pen, colour, shape) => frame(pen, colour, shape(0.94), atLeast(pen, 0.07, 1.5)),
  reach: (pen, colour) => dot(pen, faded(colour, 0.9), 0.12),
  target: (pen, colour) => crosshair(pen, colour),
  strike: (pen, colour) => spark(pen, faded(colour, 0.8)),
  threat: (pen, colour, shape) => hatch(pen, faded(colour, 0.5), shape(0.97), 1),
  path: (pen, colour) => footstep(pen, colour),
  zone: (pen, colour, shape) => hatch(pen, faded(colour, 0.28), shape(0.97), -1),
  objective: (pen, colour, shape) => {
    frame(pen, colour, shape(0.9), atLeast(pen, 0.09, 1.75))
    frame(pen, faded(colour, 0.7), shape(0.76), atLeast(pen, 0.03, 0.75))
    drawStar(pen, 0, -0.62, 0.2)
  },
  good: (pen, colour, shape) => {
    frame(pen, faded(colour, 0.85), shape(0.94), atLeast(pen, 0.06, 1.25))
    chevron(pen, colour, -1)
  },
  bad: (pen, colour, shape) => {
    frame(pen, faded(colour, 0.85), shape(0.94), atLeast(pen, 0.06, 1.25))
    chevron(pen, colour, 1)
  },
}

function frame({ ctx }: Pen, colour: string, path: Path2D, width: number): void {
  ctx.lineJoin = 'round'
  ctx.lineWidth = width
  ctx.strokeStyle = colour
  ctx.stroke(path)
}

/** Around the piece, which covers the middle. */
function dashedCircle(pen: Pen, colour: string): void {
  const { ctx, look } = pen
  ctx.beginPath()
  ctx.arc(0, 0, 0.76, 0, 2 * Math.PI)
  ctx.lineWidth = atLeast(pen, 0.12, 2.5)
  ctx.strokeStyle = faded(look.palette.ink, 0.8)
  ctx.stroke()
  ctx.setLineDash([0.2, 0.14])
  ctx.lineWidth = atLeast(pen, 0.075, 1.5)
  ctx.strokeStyle = mixed(colour, '#ffffff', 0.55)
  ctx.stroke()
  ctx.setLineDash([])
}

function dot({ ctx, look }: Pen, colour: string, radius: number): void {
  ctx.beginPath()
  ctx.arc(0, 0, radius, 0, 2 * Math.PI)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.lineWidth = radius * 0.4
  ctx.strokeStyle = faded(look.theme === 'light' ? look.palette.paper : look.palette.ink, 0.8)
  ctx.stroke()
}

/** A small cross: what stands here could be struck. */
function spark(pen: Pen, colour: string): void {
  const { ctx } = pen
  ctx.beginPath()
  for (const slope of [1, -1]) {
    ctx.moveTo(-0.1, -0.1 * slope)
    ctx.lineTo(0.1, 0.1 * slope)
  }
  ctx.lineCap = 'round'
  ctx.lineWidth = atLeast(pen, 0.06, 1.25)
  ctx.strokeStyle = colour
  ctx.stroke()
}

/** A step of a way: a diamond, so that it is not taken for a dot of reach. */
function footstep({ ctx, look }: Pen, colour: string): void {
  ctx.save()
  ctx.rotate(Math.PI / 4)
  ctx.beginPath()
  ctx.rect(-0.13, -0.13, 0.26, 0.26)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.lineWidth = 0.06
  ctx.strokeStyle = look.theme === 'light' ? look.palette.paper : look.palette.ink
  ctx.stroke()
  ctx.restore()
}

/** Corner marks as in a sight. */
function crosshair(pen: Pen, colour: string): void {
  const { ctx } = pen
  ctx.lineCap = 'round'
  ctx.lineWidth = atLeast(pen, 0.1, 2)
  ctx.strokeStyle = colour
  for (let quarter = 0; quarter < 4; quarter++) {
    const middle = (quarter * Math.PI) / 2 + Math.PI / 4
    ctx.beginPath()
    ctx.arc(0, 0, 0.79, middle - 0.42, middle + 0.42)
    ctx.stroke()
  }
  for (let quarter = 0; quarter < 4; quarter++) {
    const [dx, dy] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)]
    ctx.beginPath()
    ctx.moveTo(dx * 0.68, dy * 0.68)
    ctx.lineTo(dx * 0.86, dy * 0.86)
    ctx.stroke()
  }
}

function hatch(pen: Pen, colour: string, shape: Path2D, slope: 1 | -1): void {
  const { ctx } = pen
  ctx.save()
  ctx.clip(shape)
  ctx.beginPath()
  for (let along = -2.2; along <= 2.2; along += slope === 1 ? 0.27 : 0.42) {
    ctx.moveTo(along - 1.1, 1.1 * slope)
    ctx.lineTo(along + 1.1, -1.1 * slope)
  }
  ctx.lineWidth = atLeast(pen, 0.075, 1)
  ctx.strokeStyle = colour
  ctx.stroke()
  ctx.restore()
}

/** Points up for good, down for bad, in the lower corner, where a piece leaves it to be seen. */
function chevron({ ctx, look }: Pen, colour: string, down: 1 | -1): void {
  ctx.beginPath()
  ctx.moveTo(-0.17, 0.64 - 0.08 * down)
  ctx.lineTo(0, 0.64 + 0.09 * down)
  ctx.lineTo(0.17, 0.64 - 0.08 * down)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.lineWidth = 0.17
  ctx.strokeStyle = look.theme === 'light' ? look.palette.paper : look.palette.ink
  ctx.stroke()
  ctx.lineWidth = 0.1
  ctx.strokeStyle = colour
  ctx.stroke()
}
