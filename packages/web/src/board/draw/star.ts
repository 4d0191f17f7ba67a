import { mixed } from './colour.ts'
import type { Pen } from './pen.ts'

/** Faceted, as on a compass rose: one half of each ray in light, the other in shade. */
export function drawStar({ ctx, look }: Pen, x: number, y: number, radius: number): void {
  const { brass } = look.palette
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const length = corner % 2 === 0 ? radius : radius * 0.42
    const angle = (corner * Math.PI) / 5 - Math.PI / 2
    return [x + length * Math.cos(angle), y + length * Math.sin(angle)] as const
  })
  const whole = new Path2D()
  corners.forEach(([cx, cy], corner) => {
    if (corner === 0) whole.moveTo(cx, cy)
    else whole.lineTo(cx, cy)
  })
  whole.closePath()
  ctx.lineJoin = 'round'
  ctx.lineWidth = radius * 0.3
  ctx.strokeStyle = look.theme === 'light' ? '#14284b' : '#0a1222'
  ctx.stroke(whole)
  ctx.fillStyle = mixed(brass, '#fff3c9', 0.45)
  ctx.fill(whole)
  ctx.fillStyle = mixed(brass, '#000000', 0.12)
  corners.forEach(([cx, cy], corner) => {
    const [nx, ny] = corners[(corner + 1) % 10] ?? [x, y]
    if (corner % 2 === 1) return
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(cx, cy)
    ctx.lineTo(nx, ny)
    ctx.closePath()
    ctx.fill()
  })
}
