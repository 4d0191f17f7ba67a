import type { Store } from './store.ts'

/** What was deleted stays in the store for a week: deleting can be undone, also after a reload. */
const STAYS = 7 * 86_400_000

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

/** Erases what was deleted a week ago. */
export async function emptyTrash(store: Store, now = Date.now()): Promise<void> {
  const isOld = ({ deleted = now }: { readonly deleted?: number }) => now - deleted > STAYS
  const matches = (await store.matches()).filter(isOld)
  const campaigns = (await store.campaigns()).filter(isOld)
  await Promise.all([
    ...matches.map(({ id }) => store.deleteMatch(id)),
    ...campaigns.map(({ id }) => store.deleteCampaign(id)),
  ])
}

function notDeleted<M extends { readonly deleted?: number }>({ deleted: _, ...meta }: M): Omit<M, 'deleted'> {
  return meta
}

function unlessDamaged<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch(() => undefined)
}
