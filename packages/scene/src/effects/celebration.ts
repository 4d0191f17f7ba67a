import { whyNotSide } from '../check-reference.ts'
import type { Text } from '../text.ts'
import type { EffectKind } from './kind.ts'

/** A few words across the view, with confetti in the colours of the side that is celebrated: a goal, a city taken. */
export interface CelebrationEffect {
  readonly kind: 'celebration'
  readonly text: Text
  readonly side: number
}

export const celebration: EffectKind<CelebrationEffect> = {
  kind: 'celebration',
  flaws: ({ side }, { scene, path }) => whyNotSide(scene, side, `${path}/side`),
}
