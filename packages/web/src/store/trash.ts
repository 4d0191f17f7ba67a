import type { Store } from './store.ts'

export type StoredKind = 'match' | 'campaign'

export function isDeleted({ deleted }: { readonly deleted?: number }): boolean {
  return deleted !== undefined
}

/** Deletes it so that it can be restored; what cannot be read any more is gone at once. */
export async function moveToTrash(
  store: Store,
  kind: StoredKind,
  id: string,
  now = Date.now(),
): Promise<void> {
  if (kind === 'match') {
    const found = await unlessDamaged(store.match(id))
    if (found) await store.saveMatch({ ...found, meta: { ...found.meta, deleted: now } })
    else await store.deleteMatch(id)
    return
  }
  const found = await unlessDamaged(store.campaign(id))
  if (found) await store.saveCampaign({ ...found, meta: { ...found.meta, deleted: now } })
  else await store.deleteCampaign(id)
}

export async function restore(store: Store, kind: StoredKind, id: string): Promise<void> {
  if (kind === 'match') {
    const found = await store.match(id)
    if (found) await store.saveMatch({ ...found, meta: notDeleted(found.meta) })
    return
  }
  const found = await store.campaign(id)
  if (found) await store.saveCampaign({ ...found, meta: notDeleted(found.meta) })
}

function notDeleted<M extends { readonly deleted?: number }>({ deleted: _, ...meta }: M): Omit<M, 'deleted'> {
  return meta
}

function unlessDamaged<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch(() => undefined)
}
