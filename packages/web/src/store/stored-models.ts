import type { ModelKey } from '@sextant/bots'
import type { Database } from './database.ts'
import { evicted } from './evict.ts'

type StoredKey = [game: string, bot: string, key: string]

interface ModelUse {
  readonly place: StoredKey
  /** Bytes. */
  readonly size: number
  /** When it was last used, in milliseconds since 1970. */
  readonly used: number
}

/** A model of a bot in the browser's database, which counts as used now. */
export async function readModelIn(
  db: Database,
  { game, bot, key }: ModelKey,
): Promise<Uint8Array | undefined> {
  const place: StoredKey = [game, bot, key]
  const bytes: unknown = await db.get('learnt', place)
  if (!(bytes instanceof Uint8Array)) return undefined
  await db.put('studies', useOf(place, bytes))
  return bytes
}

export async function writeModelIn(
  db: Database,
  { game, bot, key }: ModelKey,
  model: Uint8Array,
): Promise<void> {
  const use = useOf([game, bot, key], model)
  const writing = db.transaction(['studies', 'learnt'], 'readwrite')
  const [uses, models] = [writing.objectStore('studies'), writing.objectStore('learnt')]
  const known: ModelUse[] = await uses.index('used').getAll()
  const others = known.filter(({ place }) => String(place) !== String(use.place))
  const old = evicted([...others, use])
  await Promise.all([
    ...old.flatMap(({ place }) => [uses.delete([...place]), models.delete([...place])]),
    uses.put(use),
    models.put(model, use.place),
    writing.done,
  ])
}

function useOf(place: StoredKey, { length }: Uint8Array): ModelUse {
  return { place, size: length, used: Date.now() }
}
