import type { Text } from '../text.ts'
import type { EffectKind } from './kind.ts'

/** Dice are rolled. */
export interface DiceEffect {
  readonly kind: 'dice'
  readonly faces: number
  readonly rolled: readonly number[]
  readonly name: Text
}

export const dice: EffectKind<DiceEffect> = { kind: 'dice' }
