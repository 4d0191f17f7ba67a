import type { DiceRoll } from '../scene.ts'
import type { EffectKind } from './kind.ts'

/** Dice are rolled. Their result is shown once they have landed; without one, the sum of several dice. */
export interface DiceEffect extends DiceRoll {
  readonly kind: 'dice'
}

export const dice: EffectKind<DiceEffect> = { kind: 'dice' }
