import type { CelebrationEffect } from '@sextant/scene'
import { colourOf } from '../draw/pen.ts'
import { drawConfetti } from './art/confetti.ts'
import { drawRibbon } from './art/ribbon.ts'
import type { EffectRenderer } from './effect-renderer.ts'

/** Words across the view, under a shower of confetti; where motion is unwanted, the words over confetti that lies. */
export const celebration: EffectRenderer<CelebrationEffect> = {
  kind: 'celebration',
  duration: () => 2400,
  timing: { blocks: 0.75, impact: 0.5 },
  isPicture: () => true,
  layer: 'view',
  draw(pen, { text, side }, { part, view, isPicture, scene }) {
    const colour = colourOf(pen.look, scene.sides[side])
    drawConfetti(pen, colour, part, view, isPicture)
    drawRibbon(pen, text, part, view, isPicture)
  },
}
