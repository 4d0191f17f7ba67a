import { whyNotPlace } from '../check-place.ts'
import type { Float } from '../scene.ts'
import type { EffectKind } from './kind.ts'

/** A number rises from a cell and fades. */
export interface FloatEffect {
  readonly kind: 'float'
  readonly float: Float
}

export const float: EffectKind<FloatEffect> = {
  kind: 'float',
  flaws: ({ float: { at } }, { scene, path }) => whyNotPlace(scene, at, `${path}/float/at`),
}
