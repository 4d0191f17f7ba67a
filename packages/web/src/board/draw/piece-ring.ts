import type { Point } from '@sextant/hex'
import { atLeast, type Pen } from './pen.ts'

/** A ring in brass around a piece that is meant, which may share its cell with others. */
export function drawPieceRing(pen: Pen, { x, y }: Point, size: number): void {
  const { ctx, look } = pen
  ctx.beginPath()
  ctx.arc(x, y, 0.78 * size, 0, 2 * Math.PI)
  ctx.lineWidth = atLeast(pen, 0.16, 4)
  ctx.strokeStyle = look.palette.ink
  ctx.stroke()
  ctx.lineWidth = atLeast(pen, 0.09, 2)
  ctx.strokeStyle = look.palette.meanings.selected
  ctx.stroke()
}
