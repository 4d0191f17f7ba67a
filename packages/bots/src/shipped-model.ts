import type { GameTypes, Rules, Training } from '@sextant/engine'
import { whyUnusable } from './why-unusable.ts'

/** The bots of whose model somebody was told that it cannot be used. */
const told = new WeakSet<object>()

/**
 * The model that a bot comes with for these rules, if it has one and can use it. One that is damaged, missing or of other rules is told of
 * once, for the person who installed the game to mend; the bot is then trained as if there were none.
 */
export async function shippedModel<T extends GameTypes>(
  training: Training<T>,
  rules: Rules<T>,
): Promise<Uint8Array | undefined> {
  const why = (text: string): undefined => {
    if (!told.has(training)) console.warn(`The model that a bot comes with is not used: ${text}`)
    told.add(training)
  }
  try {
    const model = await training.shipped?.(rules)
    if (!model) return undefined
    const unusable = whyUnusable(training, rules, model)
    return unusable === undefined ? model : why(unusable)
  } catch (error) {
    return why(error instanceof Error ? error.message : String(error))
  }
}
