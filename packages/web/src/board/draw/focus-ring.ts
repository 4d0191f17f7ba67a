import { type Places, pointOf } from '../geometry/places.ts'
import { atLeast, type Pen } from './pen.ts'

/** Where the keyboard's focus is. */
export function drawFocusRing(pen: Pen, places: Places, place: number): void {
  if (place < 0 || place >= places.count) return
  const { ctx, look } = pen
  const { x, y } = pointOf(places, place)
  ctx.beginPath()
  for (const corner of places.outline) ctx.lineTo(x + corner.x * 0.98, y + corner.y * 0.98)
  ctx.closePath()
  ctx.lineJoin = 'round'
  ctx.lineWidth = atLeast(pen, 0.2, 6)
  ctx.strokeStyle = look.theme === 'light' ? look.palette.paper : look.palette.ink
  ctx.stroke()
  ctx.lineWidth = atLeast(pen, 0.1, 3)
  ctx.strokeStyle = look.palette.ring
  ctx.stroke()
}
