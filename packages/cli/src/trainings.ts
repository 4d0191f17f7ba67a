import { createHash } from 'node:crypto'
import {
  type ModelKey,
  type ModelStore,
  sealModel,
  type TrainingCache,
  trainingCache,
  unsealModel,
  type Watched,
} from '@sextant/bots'
import type { Io } from './io.ts'
import { type Gauge, gaugeOn } from './progress.ts'

export const CACHE_OPTION = {
  'no-cache': {
    type: 'boolean',
    about: 'neither use nor store models that bots have trained',
  },
} as const

/** A training that is over sooner is not worth a word. */
export const QUIET_MS = 1000

/** Where the bots of a command get their models: stored on disk; progress goes to the error stream when it takes long. */
export function trainingsOn(
  io: Io,
  values: { readonly 'no-cache'?: boolean },
  watched?: Watched,
): TrainingCache {
  let gauge: Gauge | undefined
  return trainingCache({
    ...(!values['no-cache'] && { store: modelsOn(io) }),
    ...(watched && { watched }),
    onTraining({ game, bot }, part) {
      gauge ??= gaugeOn(io, QUIET_MS)
      if (part < 1)
        return gauge.show(part, () => `${bot} is training for ${game}: ${Math.floor(part * 100)} %`)
      gauge.clear()
      gauge = undefined
    },
  })
}

/** Models on disk, each in a file of its own behind its SHA-256: one that was damaged is trained again. */
export function modelsOn(io: Io): ModelStore {
  let warned = false
  return {
    async read(key) {
      const file = await io.cache.read(nameOf(key))
      return file && unsealModel(file)
    },
    async write(key, model) {
      try {
        await io.cache.write(nameOf(key), sealModel(model))
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        if (!warned) io.err(`the model of ${key.bot} cannot be stored: ${why}\n`)
        warned = true
      }
    },
  }
}

function nameOf({ game, bot, key }: ModelKey): string {
  return `${game}-${bot.replaceAll('/', '-')}-${createHash('sha256').update(key).digest('hex')}.bin`
}
