import { newId } from '../store/start-match.ts'
import type { ItemStore, StoredItem } from './item-store.ts'

export interface SavedItem {
  readonly item: StoredItem
  /** Another tab had changed the one that was opened: both are there now. */
  readonly copied: boolean
}

/**
 * Stores an item under its id. Where what is stored there is not what was opened, another tab has changed it meanwhile, and this one
 * is stored beside it.
 */
export async function saveItem(
  store: ItemStore,
  item: Omit<StoredItem, 'touched'>,
  opened: number | undefined,
  now = Date.now(),
): Promise<SavedItem> {
  const there = await store.item(item.game, item.id)
  const copied = there !== undefined && there.touched !== opened
  const saved = { ...item, id: copied ? newItemId() : item.id, touched: now }
  await store.saveItem(saved)
  return { item: saved, copied }
}

export function newItemId(): string {
  return newId()
}
