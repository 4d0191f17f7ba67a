import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { type BotPlace, modelAnswerSchema, parseShape, trainingAnswerSchema } from '@sextant/engine'
import type { BotChannel } from './channel.ts'
import { type ModelKey, type ModelStore, modelName } from './model-store.ts'

/** Models of bots that run elsewhere, trained when they are first needed and kept for the next time. */
export interface Trainings {
  /**
   * The model of a bot, as the protocol carries it; nothing for a bot that needs none. Who asks may stop listening; the
   * training goes on for the next one who asks, unless another one is wanted meanwhile.
   */
  model(place: BotPlace, onProgress: OnTraining, stop: AbortSignal): Promise<string | undefined>
  /** Ends the training under way. */
  end(): void
}

export type OnTraining = (part: number) => void

interface Running {
  readonly name: string
  readonly result: Promise<Uint8Array>
  readonly listeners: Set<OnTraining>
  abandon(): void
}

/** One training at a time, over a channel of its own, so that it keeps no decision waiting. */
export function trainingsIn(store: ModelStore, channel: BotChannel): Trainings {
  let running: Running | undefined
  const trusted = new Map<string, string>()

  async function needed(place: BotPlace, model?: string): Promise<{ key: string; unusable?: string } | null> {
    const answer = await channel.ask({ kind: 'training', place, ...(model !== undefined && { model }) })
    return parseShape(trainingAnswerSchema, answer, 'bot host')
  }

  function start(place: BotPlace, key: ModelKey): Running {
    const listeners = new Set<OnTraining>()
    let abandon = () => {}
    const result = new Promise<Uint8Array>((resolve, reject) => {
      abandon = () => reject(new Error('the training was given up'))
      const report = (part: number) => {
        for (const listener of listeners) listener(part)
      }
      channel
        .ask({ kind: 'train', place }, report)
        .then(answer => resolve(hexToBytes(parseShape(modelAnswerSchema, answer, 'bot host'))), reject)
    })
    const training: Running = { name: modelName(key), result, listeners, abandon }
    result
      .then(model => store.write(key, model))
      // Those who wait for the training hear of its failure; a model that cannot be kept is trained again next time.
      .catch(() => {})
      .finally(() => {
        if (running === training) running = undefined
      })
    return training
  }

  function giveUp(): void {
    channel.close()
    running?.abandon()
    running = undefined
  }

  /** The model in the store, unless it was damaged or is of an older version. */
  async function stored(place: BotPlace, key: ModelKey): Promise<string | undefined> {
    const model = await store.read(key)
    if (!model) return undefined
    const hex = bytesToHex(model)
    return (await needed(place, hex))?.unusable === undefined ? hex : undefined
  }

  return {
    async model(place, onProgress, stop) {
      const training = await needed(place)
      if (!training) return undefined
      const key = keyOf(place, training.key)
      const name = modelName(key)
      for (;;) {
        const known = trusted.get(name)
        if (known !== undefined) return known
        const found = running?.name === name ? undefined : await stored(place, key)
        if (found !== undefined) {
          trusted.set(name, found)
          return found
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
      const model = bytesToHex(await result)
      trusted.set(name, model)
      return model
    },
    end: giveUp,
  }
}

/** A campaign's bots may have the names of its game's. */
function keyOf({ game, campaign, bot }: BotPlace, key: string): ModelKey {
  return { game, bot: campaign === undefined ? bot : `${campaign}/${bot}`, key }
}
