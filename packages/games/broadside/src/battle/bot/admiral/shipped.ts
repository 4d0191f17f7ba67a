import { InputError, parseShape } from '@sextant/engine'
import * as v from 'valibot'
import { checksumOfShipped, unshipModel } from './shipped-format.ts'

/** The model that the game comes with for a key, if any: `scripts/admiral-models.mjs` has trained it. Rejects where its file is damaged. */
export async function shippedModel(key: string): Promise<Uint8Array | undefined> {
  const index = await import('#data/admiral/index.json', { with: { type: 'json' } })
  const names = parseShape(v.record(v.string(), v.string()), index.default, 'data/admiral/index.json')
  const name = Object.hasOwn(names, key) ? names[key] : undefined
  if (name === undefined) return undefined
  const load = MODELS[name]
  if (!load)
    throw new Error(`data/admiral/index.json names a model ${name}, which is not among those in shipped.ts`)
  return modelIn((await load()).default, key, `data/admiral/${name}.json`)
}

/** The model in a file that was trained for a key; throws what is wrong with any other. */
export function modelIn(data: unknown, key: string, path: string): Uint8Array {
  const file = parseShape(schema, data, path)
  const refused = (place: string, message: string) => new InputError(path, [{ path: place, message }])
  if (file.key !== key) throw refused('/key', `found ${file.key}, expected ${key}`)
  if (file.checksum !== checksumOfShipped(file))
    throw refused(
      '/checksum',
      'does not match: the file is damaged; scripts/admiral-models.mjs makes it again',
    )
  return unshipModel(file)
}

const schema = v.strictObject({
  key: v.string(),
  scale: v.number(),
  weights: v.string(),
  checksum: v.string(),
})

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
