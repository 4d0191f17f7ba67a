import type { Store, StoredCampaign, StoredMatch } from './store.ts'

/** Deletes a match, and gives it back for an undo; nothing where it was damaged, which is deleted all the same. */
export async function takeOutMatch(store: Store, id: string): Promise<StoredMatch | undefined> {
  const whole = await store.match(id).catch(() => undefined)
  await store.deleteMatch(id)
  return whole
}

/** The same of a campaign. */
export async function takeOutCampaign(store: Store, id: string): Promise<StoredCampaign | undefined> {
  const whole = await store.campaign(id).catch(() => undefined)
  await store.deleteCampaign(id)
  return whole
}
