import type { MatchMeta, Store } from './store.ts'

/** A day, in milliseconds. */
const DAY = 86_400_000

/** Whether anything has happened in a match; those that were only looked at are not listed. */
export function isBegun({ steps, imported = false }: Pick<MatchMeta, 'steps' | 'imported'>): boolean {
  return steps > 0 || imported
}

/** Clears away what was set up a while ago and never begun. */
export async function forgetUnbegun(store: Store, now = Date.now()): Promise<void> {
  const old = (await store.matches()).filter(match => !isBegun(match) && now - match.touched > DAY)
  await Promise.all(old.map(({ id }) => store.forgetMatch(id)))
}
