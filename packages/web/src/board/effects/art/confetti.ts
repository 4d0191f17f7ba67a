import { mixed } from '../../draw/colour.ts'
import { scatter } from '../../draw/easing.ts'
import type { Pen } from '../../draw/pen.ts'
import type { View } from '../../geometry/view.ts'

const PIECES = 110

/** Confetti in the colours of a side, thrown up from both lower corners and falling; drawn in CSS pixels. */
export function drawConfetti(pen: Pen, colour: string, part: number, view: View, isPicture: boolean): void {
  const { ctx } = pen
  const colours = [colour, mixed(colour, '#ffffff', 0.55), '#dcb05a', '#fbf6ea']
  const time = isPicture ? 0.42 : part
  ctx.save()
  for (let number = 0; number < PIECES; number++) {
    const [a, b, c] = [scatter(number * 3 + 1), scatter(number * 3 + 2), scatter(number * 3 + 3)]
    const fromLeft = number % 2 === 0
    const reach = (0.1 + 0.75 * a) * view.width
    const x = fromLeft ? reach * ease(time) : view.width - reach * ease(time)
    const height = (0.55 + 0.55 * b) * view.height
    // Up, then down: as high as it goes at a third of the time.
    const y = view.height + 10 - height * (1 - ((time - 0.36) / 0.36) ** 2)
    if (y > view.height + 20) continue
    ctx.save()
    ctx.globalAlpha = Math.min(1, (1 - time) * 4)
    ctx.translate(x, y)
    ctx.rotate(c * 6 + time * (fromLeft ? 9 : -9))
    ctx.scale(1, Math.cos(time * 14 + c * 6))
    ctx.fillStyle = colours[number % colours.length] ?? colour
    ctx.fillRect(-4, -2.5, 8 + 3 * a, 5)
    ctx.restore()
  }
  ctx.restore()
}

function ease(time: number): number {
  return 1 - (1 - Math.min(time * 1.6, 1)) ** 2
}
