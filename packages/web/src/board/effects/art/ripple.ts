import type { Point } from '@sextant/hex'
import { faded } from '../../draw/colour.ts'
import { arrive, hop, scatter } from '../../draw/easing.ts'
import { atLeast, type Pen } from '../../draw/pen.ts'

/** Rings on the water where a piece rises or sinks; one that rises throws up drops. */
export function drawRipple(pen: Pen, at: Point, part: number, rises: boolean, size: number): void {
  const { ctx, look } = pen
  const colour = look.theme === 'light' ? '#ffffff' : '#cfe9ff'
  ctx.save()
  for (const delay of [0, 0.22]) {
    const grown = (part - delay) / (1 - delay)
    if (grown <= 0) continue
    ctx.beginPath()
    ctx.arc(at.x, at.y, (0.35 + 0.75 * arrive(grown)) * size, 0, 2 * Math.PI)
    ctx.lineWidth = atLeast(pen, 0.09 * (1 - grown) + 0.02, 1)
    ctx.strokeStyle = faded(colour, 0.95 * (1 - grown))
    ctx.stroke()
  }
  if (rises) {
    ctx.fillStyle = faded(colour, 0.95 * (1 - part))
    for (let drop = 0; drop < 7; drop++) {
      const angle = ((drop + scatter(drop)) / 7) * 2 * Math.PI
      const far = (0.5 + 0.55 * arrive(part) * (0.6 + 0.4 * scatter(drop + 7))) * size
      ctx.beginPath()
      ctx.arc(
        at.x + Math.cos(angle) * far,
        at.y + Math.sin(angle) * far - 0.35 * hop(part) * size,
        0.075 * size * (1 - 0.5 * part),
        0,
        2 * Math.PI,
      )
      ctx.fill()
    }
  }
  ctx.restore()
}
