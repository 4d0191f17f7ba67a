import type { FloatEffect } from '@sextant/scene'
import { arrive, hop } from '../draw/easing.ts'
import { legible, write } from '../draw/pen.ts'
import { withBarChange } from './bar-change.ts'
import type { EffectRenderer } from './effect-renderer.ts'

/** Two numbers over one cell do not cover each other: milliseconds between them. */
const GAP = 260

/**
 * A number that rises from its place and fades; a big one swells first. As a picture it stands where it would end, below
 * the others that stand there at the same time.
 */
export const float: EffectRenderer<FloatEffect> = {
  kind: 'float',
  duration: ({ float: { big } }) => (big ? 1300 : 1050),
  timing: {
    withLast: true,
    blocks: 0.4,
    impact: 'none',
    spacing: ({ float: { at } }) => ({ key: at, gap: GAP }),
  },
  isPicture: () => true,
  isAfterFromStart: true,
  sceneAfter: (scene, { float: { at, text } }, next) => withBarChange(scene, at, text, next),
  draw(pen, { float: { at, text, tone, big } }, { part, isPicture, places, alike, number }) {
    const { palette, theme } = pen.look
    const rise = (isPicture ? 0.7 : 0.25 + 0.95 * arrive(part)) * places.rise
    const swell = isPicture
      ? 1
      : big
        ? 1 + 0.55 * hop(Math.min(part * 3.5, 1))
        : 0.8 + 0.2 * arrive(Math.min(part * 5, 1))
    const height = legible(pen, big ? 0.72 : 0.5, big ? 20 : 14, big ? 52 : 36)
    const before = alike.slice(0, number)
    const row = isPicture ? before.filter(other => other.float.at === at).length : pairedWith(before, at)
    const [x, y] = [places.x[at] ?? 0, (places.y[at] ?? 0) - 0.3 - rise + row * height]
    pen.ctx.save()
    pen.ctx.globalAlpha = isPicture || part < 0.6 ? 1 : Math.max(1 - (part - 0.6) / 0.4, 0)
    write(pen, text, x, y, {
      size: height * swell,
      weight: 800,
      colour: palette.tones[tone],
      casing: theme === 'light' ? palette.paper : palette.ink,
    })
    pen.ctx.restore()
  },
}

/** 1 for the second of two numbers that rise one after the other from one place: it stays below the first. */
function pairedWith(before: readonly FloatEffect[], at: number): 0 | 1 {
  const others = before.findLastIndex(({ float: { at: other } }) => other !== at)
  return (before.length - 1 - others) % 2 === 1 ? 1 : 0
}
