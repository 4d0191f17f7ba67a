import type { Text } from '../text.ts'
import type { EffectKind } from './kind.ts'

/** Where a watcher may pause, and step back to: the part of a step that begins here. */
export interface ChapterEffect {
  readonly kind: 'chapter'
  readonly name: Text
}

export const chapter: EffectKind<ChapterEffect> = { kind: 'chapter' }
