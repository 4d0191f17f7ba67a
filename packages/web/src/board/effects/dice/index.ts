import type { DiceEffect } from '@sextant/scene'
import { lazyArt } from '../../draw/lazy-art.ts'
import type { EffectRenderer } from '../effect-renderer.ts'

export const diceArt = lazyArt(() => import('./tray.ts'))

/** Dice fall on a tray over the view. */
export const dice: EffectRenderer<DiceEffect> = {
  kind: 'dice',
  duration: () => 1700,
  timing: { blocks: 0.6, impact: 0.6 },
  art: () => [diceArt],
  isPicture: () => true,
  layer: 'view',
  draw(pen, roll, { part, view, isPicture, alike, number }) {
    const art = diceArt.now
    const counts = alike.map(({ rolled }) => rolled.length)
    art?.drawDice(pen, roll, part, view, isPicture, art.trayOf(counts, number, view, isPicture))
  },
}
