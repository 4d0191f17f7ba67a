import type { CampaignRecord } from '@sextant/engine'
import { saveBattleResults } from './new-result.ts'
import type { CampaignMeta, Store } from './store.ts'
import { serialWrites } from './write-queue.ts'

/**
 * Saves a campaign after every change. Its battles add their results to the statistics; a campaign that has ended adds its score
 * to the table of records.
 */
export function campaignSaver(
  store: Store,
  meta: CampaignMeta,
  now: () => number = Date.now,
): (record: () => CampaignRecord) => Promise<void> {
  let counted = 0
  return serialWrites(async latest => {
    const record = latest()
    const stored = metaOf(meta, record, now())
    await store.saveCampaign({ meta: stored, record })
    const { outcome, seed } = record
    // A file that came from somewhere else is somebody else's score.
    if (outcome && seed !== undefined && !meta.imported)
      // Before the results of battles, which take longer: a tab may be closed at the end.
      await store.saveScore({
        id: meta.id,
        game: meta.game,
        campaign: meta.campaign,
        ...(meta.scenario !== undefined && { scenario: meta.scenario }),
        seed,
        ended: now(),
        outcome,
      })
    if (stored.matches > counted && !meta.imported) {
      counted = stored.matches
      await saveBattleResults(store, meta, record, now())
    }
  })
}

export function metaOf(
  meta: Omit<CampaignMeta, 'entries' | 'matches' | 'touched' | 'outcome'>,
  { entries, outcome }: CampaignRecord,
  touched: number,
): CampaignMeta {
  return {
    ...meta,
    touched,
    entries: entries.length,
    matches: entries.filter(({ kind }) => kind === 'match').length,
    ...(outcome && { outcome }),
  }
}
