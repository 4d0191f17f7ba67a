import type { EffectKind } from './kind.ts'

/** A sound is heard. */
export interface SoundEffect {
  readonly kind: 'sound'
  readonly sound: string
}

export const sound: EffectKind<SoundEffect> = { kind: 'sound' }
