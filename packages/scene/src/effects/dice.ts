import type { Text } from '../text.ts'
import type { EffectKind } from './kind.ts'

/** Dice are rolled. */
export interface DiceEffect {
  readonly kind: 'dice'
  readonly faces: number
  readonly rolled: readonly number[]
  readonly name: Text
  /** What it comes to, shown once the dice have landed: `8−3 = 5`. Without it, the sum of several dice. */
  readonly result?: Text
}

export const dice: EffectKind<DiceEffect> = { kind: 'dice' }
