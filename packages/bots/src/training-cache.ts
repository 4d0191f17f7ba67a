import type { Bot, GameTypes, Rules } from '@sextant/engine'
import { type BoxedBot, loadBot } from '@sextant/scene'
import { type ModelKey, type ModelStore, memoryModels } from './model-store.ts'

/** Bots in this process with what they were trained to: once for all rules that share a model. */
export interface TrainingCache {
  /** The bot, loaded, with its model for these rules; one that needs no training is handed back as it is. */
  trained<T extends GameTypes>(game: string, bot: BoxedBot<T>, rules: Rules<T>): Promise<Bot<T>>
}

export interface TrainingCacheOptions {
  /** Where models are kept beyond this process. */
  readonly store?: ModelStore
  /** Progress of a training, 0 … 1; 1 when it is over. */
  readonly onTraining?: (model: ModelKey, part: number) => void
}

export function trainingCache({ store, onTraining }: TrainingCacheOptions = {}): TrainingCache {
  const known = memoryModels()

  /** A model out of a store, if the bot can still use it. */
  async function usable<T extends GameTypes>(
    { training }: Bot<T>,
    rules: Rules<T>,
    from: ModelStore | undefined,
    key: ModelKey,
  ): Promise<Uint8Array | undefined> {
    const model = await from?.read(key)
    return model && training?.whyUnusable(rules, model) === undefined ? model : undefined
  }

  return {
    async trained(game, boxed, rules) {
      const bot = await loadBot(boxed)
      const { training } = bot
      if (!training) return bot
      const key: ModelKey = { game, bot: bot.id, key: training.key(rules) }
      let model = (await known.read(key)) ?? (await usable(bot, rules, store, key))
      if (!model) {
        model = await training.train(rules, part => onTraining?.(key, part))
        onTraining?.(key, 1)
        await store?.write(key, model)
      }
      await known.write(key, model)
      return withModel(bot, model)
    },
  }
}

function withModel<T extends GameTypes>(bot: Bot<T>, model: Uint8Array): Bot<T> {
  const { id, title, about } = bot
  return { id, title, about, join: (rules, seat) => bot.join(rules, seat, model) }
}
