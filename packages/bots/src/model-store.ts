import { sha256 } from '@sextant/engine'

/** Which model: trained by which bot, of which game, for which rules. */
export interface ModelKey {
  readonly game: string
  readonly bot: string
  /** As the bot's `Training` gives it. */
  readonly key: string
}

/** Stores trained models for later runs. A model that cannot be read counts as not stored. */
export interface ModelStore {
  read(key: ModelKey): Promise<Uint8Array | undefined>
  write(key: ModelKey, model: Uint8Array): Promise<void>
}

/** A store for one process. */
export function memoryModels(): ModelStore {
  const models = new Map<string, Uint8Array>()
  return {
    read: async key => models.get(modelName(key)),
    async write(key, model) {
      models.set(modelName(key), model)
    },
  }
}

export function modelName({ game, bot, key }: ModelKey): string {
  return JSON.stringify([game, bot, key])
}

/** A model as it goes into a file or a database: behind its SHA-256, so that damage shows. */
export function sealModel(model: Uint8Array): Uint8Array {
  const sealed = new Uint8Array(SUM + model.length)
  sealed.set(sha256(model))
  sealed.set(model, SUM)
  return sealed
}

/** The model in a file, as bytes of its own; nothing where the file was damaged. */
export function unsealModel(sealed: Uint8Array): Uint8Array | undefined {
  if (sealed.length < SUM) return undefined
  const model = Uint8Array.from(sealed.subarray(SUM))
  return sha256(model).every((byte, place) => byte === sealed[place]) ? model : undefined
}

/** Bytes of a SHA-256. */
const SUM = 32

/** A store in which damage shows: a damaged model counts as not stored. */
export function sealedModels(store: ModelStore): ModelStore {
  return {
    async read(key) {
      const sealed = await store.read(key)
      return sealed && unsealModel(sealed)
    },
    write: (key, model) => store.write(key, sealModel(model)),
  }
}
