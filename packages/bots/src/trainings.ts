import {
  type BotPlace,
  modelAnswerSchema,
  parseShape,
  type TrainingAnswer,
  trainingAnswerSchema,
} from '@sextant/engine'
import type { BotChannel } from './channel.ts'
import { bytesToHex, hexToBytes } from './hex-digits.ts'
import { type ModelKey, type ModelStore, modelName } from './model-store.ts'

/** Models of bots that run elsewhere, trained when they are first needed and stored for the next time. */
export interface Trainings {
  /**
   * The model of a bot, as the protocol carries it; nothing for a bot that needs none. The bot is asked over the channel
   * of its decisions. Where the model is not there yet and somebody can answer meanwhile, `onWait` is called, and waited for, before
   * the training begins. A caller may stop listening; the training goes on for the next one, unless another model is wanted
   * meanwhile.
   */
  model(
    place: BotPlace,
    channel: BotChannel,
    onProgress: OnTraining,
    stop: AbortSignal,
    onWait?: () => Promise<void>,
  ): Promise<string | undefined>
  /** Ends the training under way. */
  end(): void
}

export type OnTraining = (part: number) => void

interface Running {
  readonly name: string
  readonly result: Promise<string>
  readonly listeners: Set<OnTraining>
  abandon(): void
}

/** One training at a time, over a channel of its own, so that it keeps no decision waiting. */
export function trainingsIn(store: ModelStore, trainer: BotChannel): Trainings {
  let running: Running | undefined
  const trusted = new Map<string, string>()

  function start(place: BotPlace, key: ModelKey): Running {
    const listeners = new Set<OnTraining>()
    let abandon = () => {}
    const result = new Promise<string>((resolve, reject) => {
      abandon = () => reject(new Error('the training was given up'))
      const report = (part: number) => {
        for (const listener of listeners) listener(part)
      }
      trainer
        .ask({ kind: 'train', place }, report)
        .then(answer => resolve(parseShape(modelAnswerSchema, answer, 'bot host')))
        .catch(reject)
    })
    const training: Running = { name: modelName(key), result, listeners, abandon }
    result
      .then(model => store.write(key, hexToBytes(model)))
      // Those who wait for the training hear of its failure; a model that cannot be stored is trained again next time.
      .catch(() => {})
      .finally(() => {
        if (running === training) running = undefined
      })
    return training
  }

  function giveUp(): void {
    trainer.close()
    running?.abandon()
    running = undefined
  }

  /** The model in the store, unless it cannot be read, was damaged or is of an older version. */
  async function stored(place: BotPlace, channel: BotChannel, key: ModelKey): Promise<string | undefined> {
    const found = await store.read(key).catch(() => undefined)
    if (!found) return undefined
    const model = bytesToHex(found)
    return (await asked(channel, place, model))?.unusable === undefined ? model : undefined
  }

  return {
    async model(place, channel, onProgress, stop, onWait) {
      const training = await asked(channel, place)
      if (!training) return undefined
      const key = keyOf(place, training.key)
      const name = modelName(key)
      let told = training.meanwhile !== true
      for (;;) {
        const known = trusted.get(name)
        if (known !== undefined) return known
        const found = running?.name === name ? undefined : await stored(place, channel, key)
        if (found !== undefined) {
          trusted.set(name, found)
          return found
        }
        if (!told) {
          told = true
          await onWait?.()
          continue
        }
        if (!running || running.name === name) break
        if (running.listeners.size === 0) giveUp()
        else await running.result.catch(() => {})
      }
      running ??= start(place, key)
      const { result, listeners } = running
      if (!stop.aborted) {
        listeners.add(onProgress)
        stop.addEventListener('abort', () => listeners.delete(onProgress))
      }
      const model = await result
      trusted.set(name, model)
      return model
    },
    end: giveUp,
  }
}

/** What the bot needs: the key of its model, and whether it can use the one it is given. */
async function asked(channel: BotChannel, place: BotPlace, model?: string): Promise<TrainingAnswer> {
  const answer = await channel.ask({ kind: 'training', place, ...(model !== undefined && { model }) })
  return parseShape(trainingAnswerSchema, answer, 'bot host')
}

/** A campaign's bots may have the names of its game's. */
function keyOf({ game, campaign, bot }: BotPlace, key: string): ModelKey {
  return { game, bot: campaign === undefined ? bot : `${campaign}/${bot}`, key }
}
