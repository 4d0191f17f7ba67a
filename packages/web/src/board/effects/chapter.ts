import type { ChapterEffect } from '@sextant/scene'
import type { EffectRenderer } from './effect-renderer.ts'

/** Where a watcher may pause, which is the page's business. */
export const chapter: EffectRenderer<ChapterEffect> = {
  kind: 'chapter',
  duration: () => 0,
  timing: { blocks: 0, impact: 'none' },
}
