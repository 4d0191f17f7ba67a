import * as v from 'valibot'
import { openDatabase } from '../store/database.ts'

/** Where what players build is stored. Both backends pass the same tests. */
export interface ItemStore {
  /** Of one builder, the latest first. What is in them is for the builder to check. */
  items(game: string, builder: string): Promise<StoredItem[]>
  item(game: string, id: string): Promise<StoredItem | undefined>
  saveItem(item: StoredItem): Promise<void>
  deleteItem(game: string, id: string): Promise<void>
  /** What is stored for a game and did not come out as it went in, of whichever builder. */
  damagedItems(game: string): Promise<DamagedItem[]>
}

/** An entry that cannot be used: what there is of it can be kept elsewhere, or it can be removed. */
export interface DamagedItem {
  readonly id: string
  readonly entry: unknown
  remove(): Promise<void>
}

/** Something built for a game: a ship, a fleet, a team. */
export interface StoredItem {
  readonly game: string
  readonly builder: string
  readonly id: string
  readonly name: string
  readonly value: unknown
  /** Milliseconds since 1970. */
  readonly touched: number
}

/**
 * In the browser, in a database of its own: pages that build nothing need not load this, and older pages in other tabs go on with theirs.
 * Rejects where there is none, as in some private windows.
 */
export async function browserItems(name = 'sextant-items'): Promise<ItemStore> {
  const db = await openDatabase(name, 1, opened =>
    opened
      .createObjectStore('items', { keyPath: ['game', 'id'] })
      .createIndex('builder', ['game', 'builder']),
  )
  return {
    items: async (game, builder) =>
      (await db.getAllFromIndex('items', 'builder', [game, builder])).filter(isStoredItem).sort(latestFirst),
    async item(game, id) {
      const found: unknown = await db.get('items', [game, id])
      return isStoredItem(found) ? found : undefined
    },
    saveItem: async item => void (await db.put('items', item)),
    deleteItem: (game, id) => db.delete('items', [game, id]),
    async damagedItems(game) {
      // By their keys, which are all that is certain about them: an index knows only those that say their builder.
      const ofGame = IDBKeyRange.bound([game], [game, []])
      const [keys, entries] = await Promise.all([db.getAllKeys('items', ofGame), db.getAll('items', ofGame)])
      return keys.flatMap((key, at): DamagedItem[] => {
        const entry: unknown = entries[at]
        if (isStoredItem(entry)) return []
        return [
          { id: String(Array.isArray(key) ? key[1] : key), entry, remove: () => db.delete('items', key) },
        ]
      })
    },
  }
}

/** Until the page is closed. */
export function memoryItems(): ItemStore {
  const items = new Map<string, StoredItem>()
  const place = (game: string, id: string) => JSON.stringify([game, id])
  return {
    items: async (game, builder) =>
      [...items.values()].filter(item => item.game === game && item.builder === builder).sort(latestFirst),
    item: async (game, id) => items.get(place(game, id)),
    saveItem: async item => {
      items.set(place(item.game, item.id), structuredClone(item))
    },
    deleteItem: async (game, id) => {
      items.delete(place(game, id))
    },
    damagedItems: async () => [],
  }
}

function latestFirst(a: StoredItem, b: StoredItem): number {
  return b.touched - a.touched
}

const storedItem = v.looseObject({
  game: v.string(),
  builder: v.string(),
  id: v.string(),
  name: v.string(),
  touched: v.pipe(v.number(), v.finite()),
})

/** Whether it came out of the database as it went in: one damaged entry must not take the list with it. */
function isStoredItem(value: unknown): value is StoredItem {
  return v.is(storedItem, value)
}
