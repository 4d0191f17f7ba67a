import type { ModelKey } from '@sextant/bots'
import { readFrom, writeTo } from './database.ts'
import { evicted } from './evict.ts'

type StoredKey = [game: string, bot: string, key: string]

interface ModelUse {
  readonly place: StoredKey
  /** Bytes. */
  readonly size: number
  /** When it was last used, in milliseconds since 1970. */
  readonly used: number
}

/** Models of bots in the browser's database. Fetched with the first bot that trains one. */
export async function readModelIn(
  db: IDBDatabase,
  { game, bot, key }: ModelKey,
): Promise<Uint8Array | undefined> {
  const place: StoredKey = [game, bot, key]
  const bytes = await readFrom<Uint8Array | undefined>(db, 'learnt', models => models.get(place))
  if (bytes) await writeTo(db, ['studies'], uses => uses.put(useOf(place, bytes)))
  return bytes
}

export function writeModelIn(
  db: IDBDatabase,
  { game, bot, key }: ModelKey,
  model: Uint8Array,
): Promise<void> {
  const use = useOf([game, bot, key], model)
  return writeTo(db, ['studies', 'learnt'], (uses, models) => {
    const known: IDBRequest<ModelUse[]> = uses.index('used').getAll()
    known.onsuccess = () => {
      const others = known.result.filter(({ place }) => String(place) !== String(use.place))
      for (const { place } of evicted([...others, use])) {
        uses.delete(place)
        models.delete(place)
      }
      uses.put(use)
      models.put(model, use.place)
    }
  })
}

function useOf(place: StoredKey, { length }: Uint8Array): ModelUse {
  return { place, size: length, used: Date.now() }
}
