import type { Float } from '@sextant/scene'
import { arrive, hop } from '../draw/easing.ts'
import { legible, type Pen, write } from '../draw/pen.ts'
import type { Places } from '../geometry/places.ts'

/**
 * A number that rises from its place and fades; a big one swells first. Still, it stands where it would end, below
 * so many others (`row`) that stand there at the same time.
 */
export function drawFloat(
  pen: Pen,
  { at, text, tone, big }: Float,
  part: number,
  places: Places,
  still: boolean,
  row: number,
): void {
  const { palette, theme } = pen.look
  // At sea it stays before the sails: above them are the badges.
  const size = places.kind === 'sea' ? 1.05 : places.pieceSize
  const rise = (still ? 0.7 : 0.25 + 0.95 * arrive(part)) * size
  const swell = still
    ? 1
    : big
      ? 1 + 0.55 * hop(Math.min(part * 3.5, 1))
      : 0.8 + 0.2 * arrive(Math.min(part * 5, 1))
  const height = legible(pen, big ? 0.72 : 0.5, big ? 20 : 14, big ? 52 : 36)
  const [x, y] = [places.x[at] ?? 0, (places.y[at] ?? 0) - 0.3 - rise + row * height]
  pen.ctx.save()
  pen.ctx.globalAlpha = part < 0.6 ? 1 : Math.max(1 - (part - 0.6) / 0.4, 0)
  write(pen, text, x, y, {
    size: height * swell,
    weight: 800,
    colour: palette.tones[tone],
    casing: theme === 'light' ? palette.paper : palette.ink,
  })
  pen.ctx.restore()
}
