import type { Bot, GameTypes, Rules, Training } from '@sextant/engine'
import { type BoxedBot, loadBot } from '@sextant/scene'
import { unwatched, type Watched } from './interruption.ts'
import { type ModelKey, type ModelStore, modelName } from './model-store.ts'
import { shippedModel } from './shipped-model.ts'
import { whyUnusable } from './why-unusable.ts'

/** Bots in this process with their models: one for all rules that share it. */
export interface TrainingCache {
  /** The bot, loaded, with its model for these rules; one that needs no training is handed back as it is. */
  trained<T extends GameTypes>(game: string, bot: BoxedBot<T>, rules: Rules<T>): Promise<Bot<T>>
}

export interface TrainingCacheOptions {
  /** Where models are stored beyond this process. One that fails costs the next process a training, no more. */
  readonly store?: ModelStore
  /** Progress of a training, 0 … 1; 1 when it is over. */
  readonly onTraining?: (model: ModelKey, part: number) => void
  /** Runs each training. */
  readonly watched?: Watched
}

export function trainingCache({
  store,
  onTraining,
  watched = unwatched,
}: TrainingCacheOptions = {}): TrainingCache {
  const models = new Map<string, Promise<Uint8Array>>()

  /** The model in the store, if the bot can still use it. */
  async function stored<T extends GameTypes>(
    training: Training<T>,
    rules: Rules<T>,
    key: ModelKey,
  ): Promise<Uint8Array | undefined> {
    const found = await store?.read(key).catch(() => undefined)
    if (!found) return undefined
    const model = ownBytes(found)
    return whyUnusable(training, rules, model) === undefined ? model : undefined
  }

  async function modelFor<T extends GameTypes>(
    training: Training<T>,
    rules: Rules<T>,
    key: ModelKey,
  ): Promise<Uint8Array> {
    const known = (await stored(training, rules, key)) ?? (await shippedModel(training, rules))
    if (known) return known
    const model = ownBytes(await watched(() => training.train(rules, part => onTraining?.(key, part))))
    onTraining?.(key, 1)
    await store?.write(key, model).catch(() => {})
    return model
  }

  return {
    async trained(game, boxed, rules) {
      const bot = await loadBot(boxed)
      const { training } = bot
      if (!training) return bot
      const key: ModelKey = { game, bot: bot.id, key: training.key(rules) }
      const name = modelName(key)
      const model = models.get(name) ?? modelFor(training, rules, key)
      models.set(name, model)
      model.catch(() => models.delete(name))
      return withModel(bot, await model)
    },
  }
}

/** Bytes in a buffer of their own: a Node Buffer may be a view into one that it shares, at any offset. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(bytes)
}

function withModel<T extends GameTypes>(bot: Bot<T>, model: Uint8Array): Bot<T> {
  const { id, title, about } = bot
  return { id, title, about, join: (rules, seat) => bot.join(rules, seat, model) }
}
