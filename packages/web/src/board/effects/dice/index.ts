import type { DiceEffect } from '@sextant/scene'
import type { EffectRenderer } from '../effect-renderer.ts'
import { drawDice, trayOf } from './tray.ts'

/** Dice fall on a tray over the view. */
export const dice: EffectRenderer<DiceEffect> = {
  kind: 'dice',
  duration: () => 1700,
  timing: { blocks: 0.6, impact: 0.6 },
  isPicture: () => true,
  layer: 'view',
  draw(pen, roll, { part, view, isPicture, alike, number }) {
    const counts = alike.map(({ rolled }) => rolled.length)
    drawDice(pen, roll, part, view, isPicture, trayOf(counts, number, view, isPicture))
  },
}
