import type { Text } from '../text.ts'
import type { EffectKind } from './kind.ts'

/** Where a watcher may pause, and step back to: the part of a step that begins here. */
export interface BeatEffect {
  readonly kind: 'beat'
  readonly name: Text
}

export const beat: EffectKind<BeatEffect> = { kind: 'beat' }
