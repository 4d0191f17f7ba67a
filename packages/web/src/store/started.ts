import type { MatchMeta } from './store.ts'

/** A day, in milliseconds. */
export const DAY = 86_400_000

/** Whether a match is worth listing: something has happened in it, or somebody took pains over it. */
export function isStarted({
  steps,
  imported = false,
  prepared = false,
}: Pick<MatchMeta, 'steps' | 'imported' | 'prepared'>): boolean {
  return steps > 0 || imported || prepared
}

/** What nobody has touched for so long is abandoned: it leaves the home page and stays among the replays. */
const ABANDONED = 14 * DAY

/** Whether the home page offers to continue it. */
export function isUnderWay(
  { outcome, deleted, touched }: Pick<MatchMeta, 'outcome' | 'deleted' | 'touched'>,
  now = Date.now(),
): boolean {
  return outcome === undefined && deleted === undefined && now - touched < ABANDONED
}
