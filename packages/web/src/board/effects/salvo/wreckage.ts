import type { Point } from '@sextant/hex'
import type { Piece } from '@sextant/scene'
import { mixed } from '../../draw/colour.ts'
import { arrive, scatter } from '../../draw/easing.ts'
import type { Pen } from '../../draw/pen.ts'

/** Where a ship broke apart, and which way its parts go. */
export interface Wreckage {
  readonly at: Point
  /** Angles, 0 is east: where it goes, and where its bow points. */
  readonly course: number
  readonly bow: number
  readonly colour: string
  readonly size: number
}

/** The lines along which a hull breaks, in its box of 512 × 512, bow up. */
const PARTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [0, 0],
    [512, 0],
    [512, 190],
    [330, 150],
    [262, 205],
    [170, 160],
    [0, 215],
  ],
  [
    [0, 215],
    [170, 160],
    [262, 205],
    [240, 300],
    [275, 345],
    [200, 380],
    [0, 330],
  ],
  [
    [512, 190],
    [330, 150],
    [262, 205],
    [240, 300],
    [275, 345],
    [390, 330],
    [512, 370],
  ],
  [
    [0, 330],
    [200, 380],
    [275, 345],
    [390, 330],
    [512, 370],
    [512, 512],
    [0, 512],
  ],
]
/** How far all of it drifts, and its parts from each other, in widths of a ship. */
const WAY = 1.5
const APART = 0.7
/** How wide the box of 512 of a hull is. */
const BOX = 1.62

/** The parts of a hull, burnt, that turn slowly, drift apart and on, and fade. */
export function drawWreckage(pen: Pen, piece: Piece, wreckage: Wreckage, part: number): void {
  const { ctx, look } = pen
  const hull = look.icons.pathOf(piece.icon)
  if (!hull || part >= 1) return
  const { at, course, bow, size } = wreckage
  ctx.save()
  ctx.translate(at.x + WAY * part * size * Math.cos(course), at.y + WAY * part * size * Math.sin(course))
  ctx.rotate(bow + Math.PI / 2)
  ctx.scale(size, size)
  ctx.globalAlpha = Math.min(1, 1.6 * (1 - part))
  for (const [number, outline] of PARTS.entries())
    drawPart(pen, hull, outline, wreckage.colour, part, number + piece.at)
  ctx.restore()
}

function drawPart(
  { ctx }: Pen,
  hull: Path2D,
  outline: (typeof PARTS)[number],
  colour: string,
  part: number,
  seed: number,
): void {
  const middle = middleOf(outline)
  const apart = (0.25 + 0.75 * scatter(seed * 5 + 1)) * APART * (0.35 * arrive(part) + 0.65 * part)
  ctx.save()
  ctx.scale(BOX / 512, BOX / 512)
  // Outwards from the middle of the ship, turning about itself.
  ctx.translate(
    middle.x - 256 + (apart * (middle.x - 256) * 512) / 256,
    middle.y - 256 + (apart * (middle.y - 256) * 512) / 256,
  )
  ctx.rotate(2.2 * part * (scatter(seed * 3 + 2) - 0.5))
  ctx.translate(-middle.x, -middle.y)
  ctx.beginPath()
  for (const [x, y] of outline) ctx.lineTo(x, y)
  ctx.closePath()
  ctx.clip()
  ctx.fillStyle = mixed(colour, '#14161f', 0.62 + 0.2 * part)
  ctx.fill(hull)
  ctx.lineWidth = 14
  ctx.strokeStyle = '#05070f'
  ctx.stroke(hull)
  // Torn edges glow until they have cooled.
  ctx.clip(hull)
  ctx.beginPath()
  for (const [x, y] of outline) ctx.lineTo(x, y)
  ctx.closePath()
  ctx.lineWidth = 22
  ctx.strokeStyle = `rgb(255 ${Math.round(150 - 90 * part)} 60 / ${Math.max(0, 0.95 - 1.3 * part)})`
  ctx.stroke()
  ctx.restore()
}

function middleOf(outline: (typeof PARTS)[number]): Point {
  const sum = outline.reduce((so, [x, y]) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 })
  return { x: sum.x / outline.length, y: sum.y / outline.length }
}
