import { parseShape } from '@sextant/engine'
import * as v from 'valibot'
import index from '#data/admiral/index.json' with { type: 'json' }
import { unshipModel } from './shipped-format.ts'

/** The model that the game comes with for a key, if any: `scripts/admiral-models.mjs` has trained it. */
export async function shippedModel(key: string): Promise<Uint8Array | undefined> {
  const names = parseShape(v.record(v.string(), v.string()), index, 'data/admiral/index.json')
  const name = Object.hasOwn(names, key) ? names[key] : undefined
  if (name === undefined) return undefined
  const load = MODELS[name]
  if (!load)
    throw new Error(`data/admiral/index.json names a model ${name}, which is not among those in shipped.ts`)
  const file = await load()
  return unshipModel(parseShape(schema, file.default, `data/admiral/${name}.json`))
}

const schema = v.strictObject({ key: v.string(), scale: v.number(), weights: v.string() })

/** Each is a file of its own, fetched when it is needed. */
const MODELS: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'even-duel': () => import('#data/admiral/even-duel.json', { with: { type: 'json' } }),
  'pirate-sloop': () => import('#data/admiral/pirate-sloop.json', { with: { type: 'json' } }),
  'pirate-brig': () => import('#data/admiral/pirate-brig.json', { with: { type: 'json' } }),
  'navy-frigate': () => import('#data/admiral/navy-frigate.json', { with: { type: 'json' } }),
  merchant: () => import('#data/admiral/merchant.json', { with: { type: 'json' } }),
  'ghost-ship': () => import('#data/admiral/ghost-ship.json', { with: { type: 'json' } }),
  kraken: () => import('#data/admiral/kraken.json', { with: { type: 'json' } }),
  'sea-serpent': () => import('#data/admiral/sea-serpent.json', { with: { type: 'json' } }),
  'voyage-merchant': () => import('#data/admiral/voyage-merchant.json', { with: { type: 'json' } }),
  'voyage-pirate-sloop': () => import('#data/admiral/voyage-pirate-sloop.json', { with: { type: 'json' } }),
  'voyage-pirate-brig': () => import('#data/admiral/voyage-pirate-brig.json', { with: { type: 'json' } }),
  'voyage-navy-frigate': () => import('#data/admiral/voyage-navy-frigate.json', { with: { type: 'json' } }),
  'voyage-ghost-ship': () => import('#data/admiral/voyage-ghost-ship.json', { with: { type: 'json' } }),
  'voyage-kraken': () => import('#data/admiral/voyage-kraken.json', { with: { type: 'json' } }),
  'voyage-sea-serpent': () => import('#data/admiral/voyage-sea-serpent.json', { with: { type: 'json' } }),
}
