import type { Bar, Loss } from '@sextant/scene'
import type { Rectangle } from '../geometry/rectangle.ts'
import { faded } from './colour.ts'
import { atLeast, type Pen } from './pen.ts'

/** Hatching of what is lost on average, and marks for the least and the most, in place on a bar. */
export function drawLoss(
  pen: Pen,
  box: Rectangle,
  { value, max }: Bar,
  loss: Omit<Loss, 'piece' | 'bar'>,
): void {
  const at = (left: number) => box.x + box.width * Math.min(Math.max(left / Math.max(max, 1), 0), 1)
  const now = at(value)
  const colour = pen.look.palette.tones[loss.mean < 0 ? 'good' : 'bad']
  hatch(pen, box, at(value - loss.mean), now, colour)
  if (loss.most - loss.least > 0) bracket(pen, box, at(value - loss.most), at(value - loss.least))
}

function hatch(pen: Pen, { y, height }: Rectangle, end: number, now: number, colour: string): void {
  const { ctx, look } = pen
  const [left, width] = [Math.min(end, now), Math.abs(now - end)]
  if (width === 0) return
  ctx.save()
  ctx.beginPath()
  ctx.rect(left, y, width, height)
  ctx.clip()
  ctx.fillStyle = look.palette.barBed
  ctx.fillRect(left, y, width, height)
  const gap = atLeast(pen, height * 0.55, 3)
  ctx.lineWidth = gap * 0.5
  ctx.strokeStyle = colour
  ctx.beginPath()
  for (let x = left - height; x < left + width + gap; x += gap) {
    ctx.moveTo(x, y + height)
    ctx.lineTo(x + height, y)
  }
  ctx.stroke()
  ctx.restore()
}

/** From the least to the most that can be lost, over the bar. */
function bracket(pen: Pen, { y, height }: Rectangle, from: number, to: number): void {
  const { ctx, look } = pen
  const reach = height * 0.45
  ctx.beginPath()
  ctx.moveTo(from, y + height)
  ctx.lineTo(from, y - reach)
  ctx.lineTo(to, y - reach)
  ctx.lineTo(to, y + height)
  ctx.lineJoin = 'round'
  ctx.lineWidth = atLeast(pen, 0.05, 2.5)
  ctx.strokeStyle = faded(look.palette.barBed, 0.9)
  ctx.stroke()
  ctx.lineWidth = atLeast(pen, 0.025, 1.25)
  ctx.strokeStyle = '#ffffff'
  ctx.stroke()
}
