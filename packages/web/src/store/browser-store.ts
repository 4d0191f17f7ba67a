import { openDatabase, putNew, readFrom, writeTo } from './database.ts'
import { isCampaignMeta, isMatchMeta } from './intact.ts'
import type { Store } from './store.ts'

/** Stores everything in the browser's own database. Rejects where there is none, as in some private windows. */
export async function browserStore(name = 'sextant'): Promise<Store> {
  const db = await openDatabase(name, 3, (opened, from) => {
    if (from < 1) createFirst(opened)
    if (from < 2) createSecond(opened)
    if (from < 3) opened.createObjectStore('evaluations', { keyPath: 'id' })
  })
  const get = (table: string, id: string): Promise<unknown> => readFrom(db, table, found => found.get(id))
  const rarer = () => import('./rarer-tables.ts')
  /** The latest first. */
  const latest = async (table: 'matches' | 'campaigns'): Promise<unknown[]> =>
    (await readFrom(db, table, found => found.index('touched').getAll())).reverse()
  return {
    matches: async () => (await latest('matches')).filter(isMatchMeta),
    async match(id) {
      const [meta, record] = await Promise.all([get('matches', id), get('records', id)])
      if (!isMatchMeta(meta) || !record) return undefined
      const { recordFrom } = await import('./match-record.ts')
      return { meta, record: recordFrom(record, `match ${id}`) }
    },
    saveMatch: ({ meta, record }) =>
      writeTo(db, ['matches', 'records'], (metas, records) => {
        metas.put(meta)
        records.put(record, meta.id)
      }),
    deleteMatch: id =>
      writeTo(db, ['matches', 'records', 'evaluations'], (...tables) => {
        for (const table of tables) table.delete(id)
      }),
    results: async () => (await rarer()).resultsIn(db),
    saveResult: result => writeTo(db, ['results'], table => putNew(table, result)),
    replaceResult: result => writeTo(db, ['results'], table => table.put(result)),
    rulesets: async game => (await rarer()).rulesetsIn(db, game),
    saveRuleset: ruleset => writeTo(db, ['rulesets'], table => table.put(ruleset)),
    deleteRuleset: (game, ruleset) => writeTo(db, ['rulesets'], table => table.delete([game, ruleset])),
    campaigns: async () => (await latest('campaigns')).filter(isCampaignMeta),
    async campaign(id) {
      const [meta, record] = await Promise.all([get('campaigns', id), get('campaignRecords', id)])
      if (!isCampaignMeta(meta) || !record) return undefined
      const { campaignRecordFrom } = await import('./campaign-record.ts')
      return { meta, record: campaignRecordFrom(record, `campaign ${id}`) }
    },
    saveCampaign: ({ meta, record }) =>
      writeTo(db, ['campaigns', 'campaignRecords'], (metas, records) => {
        metas.put(meta)
        records.put(record, meta.id)
      }),
    deleteCampaign: id =>
      writeTo(db, ['campaigns', 'campaignRecords', 'evaluations'], (metas, records, evaluations) => {
        metas.delete(id)
        records.delete(id)
        evaluations.delete(IDBKeyRange.bound(`${id}/`, `${id}/\uffff`))
      }),
    scores: async () => (await rarer()).scoresIn(db),
    saveScore: score => writeTo(db, ['scores'], table => putNew(table, score)),
    evaluations: async id => (await rarer()).evaluationsIn(db, id),
    saveEvaluations: evaluations => writeTo(db, ['evaluations'], table => table.put(evaluations)),
    damaged: async () => (await import('./damaged-entries.ts')).damagedIn(db),
    raw: async (kind, id) => (await import('./damaged-entries.ts')).rawIn(db, kind, id),
    readModel: async key => (await import('./stored-models.ts')).readModelIn(db, key),
    writeModel: async (key, model) => (await import('./stored-models.ts')).writeModelIn(db, key, model),
  }
}

function createFirst(opened: IDBDatabase): void {
  opened.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched')
  opened.createObjectStore('records')
  opened.createObjectStore('results', { keyPath: 'id' })
  opened.createObjectStore('rulesets', { keyPath: ['game', 'name'] }).createIndex('game', 'game')
}

function createSecond(opened: IDBDatabase): void {
  opened.createObjectStore('campaigns', { keyPath: 'id' }).createIndex('touched', 'touched')
  opened.createObjectStore('campaignRecords')
  opened.createObjectStore('scores', { keyPath: 'id' })
  // Models of bots: how large and when last used, apart from their bytes. The names are those of older versions.
  opened.createObjectStore('studies', { keyPath: 'place' }).createIndex('used', 'used')
  opened.createObjectStore('learnt')
}
