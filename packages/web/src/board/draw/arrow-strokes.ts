import type { Point } from '@sextant/hex'
import type { Pen } from './pen.ts'

/** The head of an arrow, and where its line ends in it. */
export function headOf(before: Point, tip: Point, size: number): { path: Path2D; neck: Point } {
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const path = new Path2D()
  path.moveTo(tip.x, tip.y)
  path.lineTo(tip.x - dx * size - dy * size * 0.62, tip.y - dy * size + dx * size * 0.62)
  path.lineTo(tip.x - dx * size * 0.75, tip.y - dy * size * 0.75)
  path.lineTo(tip.x - dx * size + dy * size * 0.62, tip.y - dy * size - dx * size * 0.62)
  path.closePath()
  return { path, neck: { x: tip.x - dx * size * 0.8, y: tip.y - dy * size * 0.8 } }
}

export function stroked(
  { ctx }: Pen,
  line: Path2D,
  colour: string,
  width: number,
  dash: readonly number[],
): void {
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.setLineDash([...dash])
  ctx.lineWidth = width
  ctx.strokeStyle = colour
  ctx.stroke(line)
  ctx.restore()
}

export function filled({ ctx }: Pen, path: Path2D, colour: string, edge: number): void {
  ctx.fillStyle = colour
  ctx.fill(path)
  if (edge <= 0) return
  ctx.lineJoin = 'round'
  ctx.lineWidth = edge
  ctx.strokeStyle = colour
  ctx.stroke(path)
}
