import { say, type Text } from '@sextant/scene'
import { faded } from '../../draw/colour.ts'
import { arrive } from '../../draw/easing.ts'
import { type Pen, widthOf, write } from '../../draw/pen.ts'
import type { View } from '../../geometry/view.ts'

/** A ribbon across the view with a few words; drawn in CSS pixels. */
export function drawRibbon(pen: Pen, text: Text, part: number, view: View, isPicture: boolean): void {
  const { ctx, look } = pen
  const { palette, theme } = look
  const words = say(text, look.catalogue)
  const coming = isPicture ? 1 : arrive(Math.min(part * 5, 1))
  const going = isPicture ? 1 : Math.min((1 - part) * 5, 1)
  const full = { size: 30, weight: 700, colour: '#fbf6ea' }
  const size = Math.min(30, (30 * (view.width - 48)) / Math.max(widthOf(pen, words, full), 1))
  const [middle, half] = [view.height * 0.4, size * 1.25]
  ctx.save()
  ctx.globalAlpha = Math.min(coming, going)
  const ribbon = ctx.createLinearGradient(0, 0, view.width, 0)
  const ink = theme === 'light' ? palette.ink : '#050a14'
  ribbon.addColorStop(0, faded(ink, 0))
  ribbon.addColorStop(0.2, faded(ink, 0.92))
  ribbon.addColorStop(0.8, faded(ink, 0.92))
  ribbon.addColorStop(1, faded(ink, 0))
  ctx.fillStyle = ribbon
  ctx.fillRect(0, middle - half, view.width, half * 2)
  const line = ctx.createLinearGradient(0, 0, view.width, 0)
  line.addColorStop(0.1, faded('#dcb05a', 0))
  line.addColorStop(0.5, '#dcb05a')
  line.addColorStop(0.9, faded('#dcb05a', 0))
  ctx.fillStyle = line
  const reach = view.width * coming
  ctx.fillRect((view.width - reach) / 2, middle - half, reach, 2)
  ctx.fillRect((view.width - reach) / 2, middle + half - 2, reach, 2)
  write(pen, words, view.width / 2 + (1 - coming) * 40, middle + 1, { ...full, size })
  ctx.restore()
}
