import { type DBSchema, openDB } from 'idb'

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

interface Tables extends DBSchema {
  items: { key: [string, string]; value: StoredItem; indexes: { builder: [string, string] } }
}

/**
 * In the browser, in a database of its own: pages that build nothing need not load this, and older pages in other tabs go on with theirs.
 * Rejects where there is none, as in some private windows.
 */
export async function browserItems(name = 'sextant-items'): Promise<ItemStore> {
  const db = await openDB<Tables>(name, 1, {
    upgrade(opened) {
      opened
        .createObjectStore('items', { keyPath: ['game', 'id'] })
        .createIndex('builder', ['game', 'builder'])
    },
    // A newer version of the page in another tab must not wait for this one.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  })
  return {
    items: async (game, builder) =>
      (await db.getAllFromIndex('items', 'builder', [game, builder])).filter(isIntact).sort(latestFirst),
    async item(game, id) {
      const found = await db.get('items', [game, id])
      return isIntact(found) ? found : undefined
    },
    saveItem: async item => {
      await db.put('items', item)
    },
    deleteItem: (game, id) => db.delete('items', [game, id]),
    async damagedItems(game) {
      // By their keys, which are all that is certain about them: an index knows only those that say their builder.
      const found: DamagedItem[] = []
      const reading = await db.transaction('items').store.openCursor(IDBKeyRange.bound([game], [game, []]))
      for (let cursor = reading; cursor; cursor = await cursor.continue()) {
        const { primaryKey, value } = cursor
        if (isIntact(value)) continue
        found.push({
          id: String(primaryKey[1]),
          entry: value,
          remove: () => db.delete('items', primaryKey),
        })
      }
      return found
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

/** Whether it came out of the database as it went in: one damaged entry must not take the list with it. */
function isIntact(value: unknown): value is StoredItem {
  if (typeof value !== 'object' || value === null) return false
  const found = new Map<string, unknown>(Object.entries(value))
  const named = ['game', 'builder', 'id', 'name'].every(field => typeof found.get(field) === 'string')
  return named && Number.isFinite(found.get('touched'))
}
