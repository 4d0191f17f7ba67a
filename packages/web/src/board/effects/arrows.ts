import type { ArrowsEffect } from '@sextant/scene'
import type { EffectRenderer } from './effect-renderer.ts'

/** Plans come to light, and are looked at for a moment before they are carried out. */
export const arrows: EffectRenderer<ArrowsEffect> = {
  kind: 'arrows',
  duration: () => 900,
  isPicture: () => true,
  sceneAfter: (scene, { arrows }) => ({ ...scene, arrows }),
  isAfterFromStart: true,
}
