import { InputError, type MatchRecord } from '@sextant/engine'
import { findGame } from '@sextant/games/list'
import { recordedMatch } from '@sextant/session'
import { battlesOf } from './battles-of.ts'
import type { Result, Store } from './store.ts'

/** What the sides did in a match on record, by seat, as at its end; nothing where today's rules cannot tell. */
export async function talliesOf(record: MatchRecord): Promise<Result['tallies']> {
  const box = await findGame(record.game)?.load()
  if (!box) return {}
  try {
    const recorded = recordedMatch(box, record)
    // What could not be replayed to its end would count too little.
    return recorded.trouble ? {} : (recorded.report()?.tallies ?? {})
  } catch (error) {
    if (error instanceof InputError) return {}
    throw error
  }
}

/**
 * Counts what was done in battles whose results were stored without it, as older versions did, while their campaigns are there.
 * Gives all results as they are then.
 */
export async function completedResults(store: Store): Promise<Result[]> {
  const results = await store.results()
  const lacking = results.filter(({ id, tallies }) => id.includes('/') && Object.keys(tallies).length === 0)
  if (lacking.length === 0) return results
  const campaigns = new Map<string, MatchRecord[]>()
  const completed = new Map<string, Result>()
  for (const result of lacking) {
    const [campaign = '', number] = result.id.split('/')
    const battles = campaigns.get(campaign) ?? (await battlesIn(store, campaign))
    campaigns.set(campaign, battles)
    const battle = battles[Number(number) - 1]
    const tallies = battle ? await talliesOf(battle) : {}
    if (Object.keys(tallies).length === 0) continue
    completed.set(result.id, { ...result, tallies })
    await store.replaceResult({ ...result, tallies })
  }
  return results.map(result => completed.get(result.id) ?? result)
}

/** The battles of a stored campaign; none where it is gone or damaged. */
async function battlesIn(store: Store, id: string): Promise<MatchRecord[]> {
  try {
    const stored = await store.campaign(id)
    return stored ? battlesOf(stored.record) : []
  } catch (error) {
    if (error instanceof InputError) return []
    throw error
  }
}
