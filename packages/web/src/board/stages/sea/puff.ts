import type { Point } from '@sextant/hex'
import { faded } from '../../draw/colour.ts'
import type { Pen } from '../../draw/pen.ts'

/** A soft cloud: a bitmap once made for its colour, stretched to its size. */
export function drawPuff(pen: Pen, at: Point, radius: number, colour: string, alpha: number): void {
  if (radius <= 0 || alpha <= 0.004) return
  const { ctx } = pen
  const before = ctx.globalAlpha
  ctx.globalAlpha = before * Math.min(alpha, 1)
  pen.bitmaps.draw(pen, `puff ${colour}`, 1, { x: at.x, y: at.y, stretch: radius }, bitmap => {
    const soft = bitmap.ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
    soft.addColorStop(0, faded(colour, 1))
    soft.addColorStop(0.45, faded(colour, 0.72))
    soft.addColorStop(1, faded(colour, 0))
    bitmap.ctx.fillStyle = soft
    bitmap.ctx.fillRect(-1, -1, 2, 2)
  })
  ctx.globalAlpha = before
}
