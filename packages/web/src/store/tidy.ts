import { DAY, isStarted } from './started.ts'
import type { Store } from './store.ts'

/** Clears away what nobody will look for. */
export async function tidy(store: Store): Promise<void> {
  await deleteUnstarted(store)
  await emptyTrash(store)
}

/** Clears away what was set up a while ago and never begun. */
export async function deleteUnstarted(store: Store, now = Date.now()): Promise<void> {
  const old = (await store.matches()).filter(match => !isStarted(match) && now - match.touched > DAY)
  const unstarted = (await store.campaigns()).filter(
    ({ entries, touched, imported }) => entries === 0 && !imported && now - touched > DAY,
  )
  await Promise.all([
    ...old.map(({ id }) => store.deleteMatch(id)),
    ...unstarted.map(({ id }) => store.deleteCampaign(id)),
  ])
}

/** What was deleted stays in the store for a week: deleting can be undone, also after a reload. */
const STAYS = 7 * DAY

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
