import type { Point } from '@sextant/hex'
import { faded } from '../../draw/colour.ts'
import { arrive, hop, scatter } from '../../draw/easing.ts'
import { disc, type Pen } from '../../draw/pen.ts'

/** Where a ship goes under: foam boiling up, and rings that widen over the water. */
export function drawSinking(pen: Pen, at: Point, part: number): void {
  const { ctx, look } = pen
  const foam = look.theme === 'light' ? '#ffffff' : '#cfe6f4'
  for (const delay of [0, 0.25, 0.5]) {
    const grown = (part - delay) / (1 - delay)
    if (grown <= 0) continue
    ctx.beginPath()
    ctx.ellipse(at.x, at.y, 0.5 + 1.4 * arrive(grown), 0.12 + 0.34 * arrive(grown), 0, 0, 7)
    ctx.lineWidth = 0.07 * (1 - grown) + 0.01
    ctx.strokeStyle = faded(foam, 0.8 * (1 - grown))
    ctx.stroke()
  }
  for (let bubble = 0; bubble < 16; bubble++) {
    const age = (part * 2.2 + scatter(bubble)) % 1
    const x = at.x + (scatter(bubble + 40) - 0.5) * 2.1
    const y = at.y + 0.12 * (scatter(bubble + 9) - 0.5) - 0.16 * hop(age)
    disc(pen, { x, y }, (0.05 + 0.09 * scatter(bubble + 2)) * hop(age), faded(foam, 0.8 * hop(part)))
  }
}
