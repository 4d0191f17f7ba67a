import type { ModelKey } from '@sextant/bots'
import type { IDBPDatabase } from 'idb'
import type { StoredKey, Tables } from './browser-store.ts'
import { evicted } from './evict.ts'

/** Models of bots in the browser's database. Fetched with the first bot that trains one. */
export async function readModelIn(
  db: IDBPDatabase<Tables>,
  { game, bot, key }: ModelKey,
): Promise<Uint8Array | undefined> {
  const place: StoredKey = [game, bot, key]
  const bytes = await db.get('learnt', place)
  if (bytes) await db.put('studies', { place, size: bytes.length, used: Date.now() })
  return bytes
}

export async function writeModelIn(
  db: IDBPDatabase<Tables>,
  { game, bot, key }: ModelKey,
  model: Uint8Array,
): Promise<void> {
  const place: StoredKey = [game, bot, key]
  const writing = db.transaction(['studies', 'learnt'], 'readwrite')
  const [uses, models] = [writing.objectStore('studies'), writing.objectStore('learnt')]
  const others = (await uses.index('used').getAll()).filter(use => String(use.place) !== String(place))
  const use = { place, size: model.length, used: Date.now() }
  for (const old of evicted([...others, use])) {
    await uses.delete(old.place)
    await models.delete(old.place)
  }
  await Promise.all([uses.put(use), models.put(model, place), writing.done])
}
