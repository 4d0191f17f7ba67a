import type { Database } from './database.ts'
import type { DamagedEntry, Store } from './store.ts'
import { isCampaignMeta, isMatchMeta } from './stored-shapes.ts'

/** What is stored and cannot be read. */
export async function damagedIn(db: Database): Promise<DamagedEntry[]> {
  const matches = await unreadable(db, 'matches', 'records', isMatchMeta)
  const campaigns = await unreadable(db, 'campaigns', 'campaignRecords', isCampaignMeta)
  return [
    ...matches.map(id => ({ kind: 'match' as const, id })),
    ...campaigns.map(id => ({ kind: 'campaign' as const, id })),
  ]
}

/** All that is stored of one entry, as it is. */
export async function rawIn(db: Database, kind: DamagedEntry['kind'], id: string): ReturnType<Store['raw']> {
  const [metas, records] = kind === 'match' ? MATCH_TABLES : CAMPAIGN_TABLES
  const [meta, record]: unknown[] = await Promise.all([db.get(metas, id), db.get(records, id)])
  return { meta, record }
}

const MATCH_TABLES = ['matches', 'records'] as const
const CAMPAIGN_TABLES = ['campaigns', 'campaignRecords'] as const

/** The ids of entries that are not as they went in, and of those that have lost the other half of what is stored of them. */
async function unreadable(
  db: Database,
  metas: 'matches' | 'campaigns',
  records: 'records' | 'campaignRecords',
  isIntact: (meta: unknown) => boolean,
): Promise<string[]> {
  const [ids, found, recorded] = await Promise.all([
    db.getAllKeys(metas),
    db.getAll(metas),
    db.getAllKeys(records),
  ])
  const listed = new Set(ids.filter((_, at) => isIntact(found[at])))
  const whole = new Set(recorded.filter(id => listed.has(id)))
  return [...new Set([...ids, ...recorded])].filter(id => !whole.has(id)).map(String)
}
