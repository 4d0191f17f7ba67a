import type { Text } from '../text.ts'
import type { EffectKind } from './kind.ts'

/** A few words across the view. */
export interface BannerEffect {
  readonly kind: 'banner'
  readonly text: Text
}

export const banner: EffectKind<BannerEffect> = { kind: 'banner' }
