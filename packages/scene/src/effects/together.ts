import type { Effect } from './index.ts'
import type { EffectKind } from './kind.ts'

/** All at the same time. */
export interface TogetherEffect {
  readonly kind: 'together'
  readonly effects: readonly Effect[]
}

export const together: EffectKind<TogetherEffect> = { kind: 'together' }
