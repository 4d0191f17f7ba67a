import { hexapawn } from '@sextant/hexapawn'
import { describe, expect, it } from 'vitest'
import { type ModelStore, modelName, trainingCache } from '../src/index.ts'
import { type Noted, trainedBot } from './trained-bot.ts'

const rules = hexapawn.load(hexapawn.scenarios[0].options)
const MODEL = Uint8Array.of(1, rules.limit)

function noted(): Noted {
  return { trained: [], joined: [] }
}

/** A store that can be looked into. */
function openStore(): ModelStore & { readonly models: Map<string, Uint8Array> } {
  const models = new Map<string, Uint8Array>()
  return {
    models,
    read: async key => models.get(modelName(key)),
    write: async (key, model) => void models.set(modelName(key), model),
  }
}

describe('a training cache', () => {
  it('trains once for rules that share a model', async () => {
    const seen = noted()
    const cache = trainingCache()
    for (let match = 0; match < 3; match++) {
      const bot = await cache.trained('hexapawn', trainedBot(seen), rules)
      for (const seat of [0, 1]) bot.join(rules, seat)
    }
    expect(seen.trained).toEqual([`limit ${rules.limit}`])
    expect(seen.joined).toEqual(Array.from({ length: 6 }, () => MODEL))
    await cache.trained('hexapawn', trainedBot(seen), hexapawn.load({ radius: 1 }))
    expect(seen.trained).toHaveLength(2)
  })

  it('hands back a bot that needs no training as it is', async () => {
    const { training: _, ...plain } = trainedBot()
    expect(await trainingCache().trained('hexapawn', plain, rules)).toBe(plain)
  })

  it('keeps models in a store, and takes them from there', async () => {
    const store = openStore()
    const seen = noted()
    await trainingCache({ store }).trained('hexapawn', trainedBot(seen), rules)
    expect([...store.models.keys()]).toEqual([
      modelName({ game: 'hexapawn', bot: 'trained', key: `limit ${rules.limit}` }),
    ])
    await trainingCache({ store }).trained('hexapawn', trainedBot(seen), rules)
    expect(seen.trained).toHaveLength(1)
    store.models.clear()
    await trainingCache({ store }).trained('hexapawn', trainedBot(seen), rules)
    expect(seen.trained).toHaveLength(2)
  })

  it('reports progress', async () => {
    const reported: [string, number][] = []
    const cache = trainingCache({ onTraining: ({ bot }, part) => reported.push([bot, part]) })
    await cache.trained('hexapawn', trainedBot(), rules)
    expect(reported).toEqual([
      ['trained', 0.5],
      ['trained', 1],
    ])
  })

  it('trains once for two who ask at the same time', async () => {
    const seen = noted()
    const cache = trainingCache()
    await Promise.all([1, 2].map(() => cache.trained('hexapawn', trainedBot(seen), rules)))
    expect(seen.trained).toHaveLength(1)
  })

  it('hands a bot bytes of its own, wherever a Node Buffer of the store begins', async () => {
    const seen = noted()
    const shared = Buffer.from([9, 9, 9, ...MODEL, 9])
    const view = shared.subarray(3, 5)
    expect((view.byteOffset - shared.byteOffset) % 2).toBe(1)
    const cache = trainingCache({ store: { read: async () => view, write: async () => {} } })
    const bot = await cache.trained('hexapawn', trainedBot(seen), rules)
    bot.join(rules, 0)
    const [model] = seen.joined
    expect(seen.trained).toEqual([])
    expect(model).toStrictEqual(MODEL)
    expect(model?.buffer.byteLength).toBe(MODEL.length)
  })

  it.each<[string, Uint8Array, number]>([
    ['is damaged', Uint8Array.of(1, 250, 3), 1],
    ['is empty', new Uint8Array(), 1],
    ['is of the version before', MODEL, 2],
  ])('trains again where the stored model %s, and stores the new one', async (_, found, version) => {
    const seen = noted()
    const store = openStore()
    const key = { game: 'hexapawn', bot: 'trained', key: `limit ${rules.limit}` }
    await store.write(key, found)
    const bot = await trainingCache({ store }).trained('hexapawn', trainedBot(seen, version), rules)
    bot.join(rules, 0)
    expect(seen.joined).toEqual([Uint8Array.of(version, rules.limit)])
    expect(await store.read(key)).toEqual(Uint8Array.of(version, rules.limit))
  })

  it('trains again where the bot fails to read the stored model', async () => {
    const seen = noted()
    const bot = trainedBot(seen)
    const whyUnusable = () => {
      throw new RangeError('start offset of Int32Array')
    }
    const fragile = { ...bot, ...(bot.training && { training: { ...bot.training, whyUnusable } }) }
    const store = { read: async () => Uint8Array.of(1), write: async () => {} }
    await trainingCache({ store }).trained('hexapawn', fragile, rules)
    expect(seen.trained).toHaveLength(1)
  })

  it('does without a store that can be neither read nor written', async () => {
    const seen = noted()
    const full = async () => {
      throw new Error('the disk is full')
    }
    const cache = trainingCache({ store: { read: full, write: full } })
    for (let match = 0; match < 2; match++)
      (await cache.trained('hexapawn', trainedBot(seen), rules)).join(rules, 0)
    expect(seen.trained).toHaveLength(1)
    expect(seen.joined).toEqual([MODEL, MODEL])
  })

  it('a training that fails is tried again when it is next asked for', async () => {
    let tries = 0
    const bot = trainedBot()
    const train = () => {
      if (++tries === 1) throw new Error('out of memory')
      return MODEL
    }
    const unlucky = { ...bot, ...(bot.training && { training: { ...bot.training, train } }) }
    const cache = trainingCache()
    await expect(cache.trained('hexapawn', unlucky, rules)).rejects.toThrow('out of memory')
    expect((await cache.trained('hexapawn', unlucky, rules)).id).toBe('trained')
  })
})
