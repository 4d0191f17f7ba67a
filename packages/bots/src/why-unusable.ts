import type { GameTypes, Rules, Training } from '@sextant/engine'

/** Why bytes from a store are not a model for these rules, or nothing; damaged bytes may be anything at all. */
export function whyUnusable<T extends GameTypes>(
  training: Training<T>,
  rules: Rules<T>,
  model: Uint8Array,
): string | undefined {
  try {
    return training.whyUnusable(rules, model)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
