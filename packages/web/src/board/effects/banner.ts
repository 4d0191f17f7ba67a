import type { BannerEffect } from '@sextant/scene'
import { drawRibbon } from './art/ribbon.ts'
import type { EffectRenderer } from './effect-renderer.ts'

/** A few words across the view. */
export const banner: EffectRenderer<BannerEffect> = {
  kind: 'banner',
  duration: () => 1600,
  timing: { blocks: 0.6, impact: 0.6 },
  isPicture: () => true,
  layer: 'view',
  draw: (pen, { text }, { part, view, isPicture }) => drawRibbon(pen, text, part, view, isPicture),
}
