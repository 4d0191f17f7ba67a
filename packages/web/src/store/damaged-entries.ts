import { readFrom } from './database.ts'
import { isCampaignMeta, isMatchMeta } from './intact.ts'
import type { DamagedEntry, Store } from './store.ts'

/** What is stored and cannot be read. Fetched when somebody looks for it. */
export async function damagedIn(db: IDBDatabase): Promise<DamagedEntry[]> {
  const matches = await unreadable(db, 'matches', 'records', isMatchMeta)
  const campaigns = await unreadable(db, 'campaigns', 'campaignRecords', isCampaignMeta)
  return [
    ...matches.map(id => ({ kind: 'match' as const, id })),
    ...campaigns.map(id => ({ kind: 'campaign' as const, id })),
  ]
}

/** All that is stored of one entry, as it is. */
export async function rawIn(
  db: IDBDatabase,
  kind: DamagedEntry['kind'],
  id: string,
): ReturnType<Store['raw']> {
  const [metas, records] = kind === 'match' ? MATCH_TABLES : CAMPAIGN_TABLES
  const [meta, record] = await Promise.all(
    [metas, records].map(name => readFrom<unknown>(db, name, table => table.get(id))),
  )
  return { meta, record }
}

const MATCH_TABLES = ['matches', 'records'] as const
const CAMPAIGN_TABLES = ['campaigns', 'campaignRecords'] as const

/** The ids of entries that are not as they went in, and of those that have lost the other half of what is stored of them. */
async function unreadable(
  db: IDBDatabase,
  metas: 'matches' | 'campaigns',
  records: 'records' | 'campaignRecords',
  isIntact: (meta: unknown) => boolean,
): Promise<string[]> {
  const [ids, found, recorded] = await Promise.all([
    readFrom(db, metas, table => table.getAllKeys()),
    readFrom<unknown[]>(db, metas, table => table.getAll()),
    readFrom(db, records, table => table.getAllKeys()),
  ])
  const listed = new Set(ids.filter((_, at) => isIntact(found[at])))
  const whole = new Set(recorded.filter(id => listed.has(id)))
  return [...new Set([...ids, ...recorded])].filter(id => !whole.has(id)).map(String)
}
