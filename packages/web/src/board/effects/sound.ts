import type { SoundEffect } from '@sextant/scene'
import type { EffectRenderer } from './effect-renderer.ts'

/** A sound, which takes no time. */
export const sound: EffectRenderer<SoundEffect> = {
  kind: 'sound',
  duration: () => 0,
  timing: { withLast: true, blocks: 0, impact: 'none' },
  sound: ({ sound: name }) => name,
}
