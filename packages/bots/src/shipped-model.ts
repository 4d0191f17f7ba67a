import type { GameTypes, Rules, Training } from '@sextant/engine'
import { whyUnusable } from './why-unusable.ts'

/** The model that a bot comes with for these rules, if it has one and can use it. */
export async function shippedModel<T extends GameTypes>(
  training: Training<T>,
  rules: Rules<T>,
): Promise<Uint8Array | undefined> {
  const model = await training.shipped?.(rules)
  return model && whyUnusable(training, rules, model) === undefined ? model : undefined
}
