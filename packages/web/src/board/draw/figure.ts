import { mixed } from './colour.ts'
import type { FigurePart } from './icon.ts'
import { atLeast, type Pen } from './pen.ts'
import type { Stance } from './piece.ts'

/** How far a figure reaches from its middle. */
const REACH = 1.08
const TO_WORLD = (2 * REACH) / 512

/** A body seen from above, turned to where it looks. */
export function drawFigure(
  pen: Pen,
  name: string,
  parts: readonly FigurePart[],
  colour: string,
  { x, y, size, stretch = 1 }: Stance,
  angle: number,
): void {
  const { ctx } = pen
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(angle)
  // Stretched by hardly anything: a bitmap that is turned lies on no whole pixels.
  const at = { x: 0, y: 0, size, stretch: stretch === 1 ? 1.0001 : stretch }
  pen.bitmaps.draw(pen, `figure ${name} ${colour}`, REACH, at, bitmap => drawParts(bitmap, parts, colour))
  ctx.restore()
}

function drawParts(pen: Pen, parts: readonly FigurePart[], colour: string): void {
  const { ctx } = pen
  ctx.translate(-REACH, -REACH)
  ctx.scale(TO_WORLD, TO_WORLD)
  ctx.lineJoin = 'round'
  ctx.lineWidth = atLeast(pen, 0.05, 1) / TO_WORLD
  for (const { path, fill } of parts) {
    const own = fill === 'side' ? mixed(colour, '#000000', 0.18) : fill
    ctx.strokeStyle = mixed(own, '#02101c', 0.65)
    ctx.stroke(path)
    ctx.fillStyle = own
    ctx.fill(path)
  }
}
