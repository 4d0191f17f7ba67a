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
})
