import type { CampaignRecord, MatchRecord } from '@sextant/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import {
  isCampaignMeta,
  isMatchMeta,
  isRuleset,
  isScore,
  isStoredEvaluations,
  isStoredResult,
} from './intact.ts'
import type { CampaignMeta, MatchMeta, Result, Ruleset, Score, Store, StoredEvaluations } from './store.ts'

/** The tables of the database. */
export interface Tables extends DBSchema {
  /** Lists are read often and records are large, so they lie apart. */
  matches: { key: string; value: MatchMeta; indexes: { touched: number } }
  records: { key: string; value: MatchRecord }
  results: { key: string; value: Result }
  rulesets: { key: [string, string]; value: Ruleset; indexes: { game: string } }
  campaigns: { key: string; value: CampaignMeta; indexes: { touched: number } }
  campaignRecords: { key: string; value: CampaignRecord }
  scores: { key: string; value: Score }
  evaluations: { key: string; value: StoredEvaluations }
  /** Models of bots: how large and when last used, apart from their bytes. The names are those of older versions. */
  studies: { key: StoredKey; value: ModelUse; indexes: { used: number } }
  learnt: { key: StoredKey; value: Uint8Array }
}

export type StoredKey = [game: string, bot: string, key: string]

interface ModelUse {
  readonly place: StoredKey
  /** Bytes. */
  readonly size: number
  /** When it was last used, in milliseconds since 1970. */
  readonly used: number
}

/** Stores everything in the browser's own database. Rejects where there is none, as in some private windows. */
export async function browserStore(name = 'sextant'): Promise<Store> {
  const db = await openDB<Tables>(name, 3, {
    upgrade(opened, version) {
      if (version < 1) createFirst(opened)
      if (version < 2) createSecond(opened)
      if (version < 3) opened.createObjectStore('evaluations', { keyPath: 'id' })
    },
    // A newer version of the page in another tab must not wait for this one.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  })
  return {
    matches: async () => (await db.getAllFromIndex('matches', 'touched')).filter(isMatchMeta).reverse(),
    async match(id) {
      const [meta, record] = await Promise.all([db.get('matches', id), db.get('records', id)])
      if (!isMatchMeta(meta) || !record) return undefined
      const { recordFrom } = await import('./match-record.ts')
      return { meta, record: recordFrom(record, `match ${id}`) }
    },
    async saveMatch({ meta, record }) {
      const writing = db.transaction(['matches', 'records'], 'readwrite')
      await Promise.all([
        writing.objectStore('matches').put(meta),
        writing.objectStore('records').put(record, meta.id),
        writing.done,
      ])
    },
    async deleteMatch(id) {
      const writing = db.transaction(['matches', 'records', 'evaluations'], 'readwrite')
      await Promise.all([
        writing.objectStore('matches').delete(id),
        writing.objectStore('records').delete(id),
        writing.objectStore('evaluations').delete(id),
        writing.done,
      ])
    },
    results: async () => (await db.getAll('results')).filter(isStoredResult),
    async saveResult(result) {
      const writing = db.transaction('results', 'readwrite')
      if ((await writing.store.getKey(result.id)) === undefined) await writing.store.put(result)
      await writing.done
    },
    rulesets: async game => (await db.getAllFromIndex('rulesets', 'game', game)).filter(isRuleset),
    saveRuleset: async ruleset => {
      await db.put('rulesets', ruleset)
    },
    deleteRuleset: (game, ruleset) => db.delete('rulesets', [game, ruleset]),
    campaigns: async () =>
      (await db.getAllFromIndex('campaigns', 'touched')).filter(isCampaignMeta).reverse(),
    async campaign(id) {
      const [meta, record] = await Promise.all([db.get('campaigns', id), db.get('campaignRecords', id)])
      if (!isCampaignMeta(meta) || !record) return undefined
      const { campaignRecordFrom } = await import('./campaign-record.ts')
      return { meta, record: campaignRecordFrom(record, `campaign ${id}`) }
    },
    async saveCampaign({ meta, record }) {
      const writing = db.transaction(['campaigns', 'campaignRecords'], 'readwrite')
      await Promise.all([
        writing.objectStore('campaigns').put(meta),
        writing.objectStore('campaignRecords').put(record, meta.id),
        writing.done,
      ])
    },
    async deleteCampaign(id) {
      const writing = db.transaction(['campaigns', 'campaignRecords', 'evaluations'], 'readwrite')
      await Promise.all([
        writing.objectStore('campaigns').delete(id),
        writing.objectStore('campaignRecords').delete(id),
        writing.objectStore('evaluations').delete(IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)),
        writing.done,
      ])
    },
    scores: async () => (await db.getAll('scores')).filter(isScore),
    async saveScore(score) {
      const writing = db.transaction('scores', 'readwrite')
      if ((await writing.store.getKey(score.id)) === undefined) await writing.store.put(score)
      await writing.done
    },
    async evaluations(id) {
      const found = await db.get('evaluations', id)
      return isStoredEvaluations(found) ? found : undefined
    },
    async saveEvaluations(evaluations) {
      await db.put('evaluations', evaluations)
    },
    damaged: async () => (await import('./damaged-entries.ts')).damagedIn(db),
    raw: async (kind, id) => (await import('./damaged-entries.ts')).rawIn(db, kind, id),
    readModel: async key => (await import('./stored-models.ts')).readModelIn(db, key),
    writeModel: async (key, model) => (await import('./stored-models.ts')).writeModelIn(db, key, model),
  }
}

function createFirst(opened: IDBPDatabase<Tables>): void {
  opened.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched')
  opened.createObjectStore('records')
  opened.createObjectStore('results', { keyPath: 'id' })
  opened.createObjectStore('rulesets', { keyPath: ['game', 'name'] }).createIndex('game', 'game')
}

function createSecond(opened: IDBPDatabase<Tables>): void {
  opened.createObjectStore('campaigns', { keyPath: 'id' }).createIndex('touched', 'touched')
  opened.createObjectStore('campaignRecords')
  opened.createObjectStore('scores', { keyPath: 'id' })
  opened.createObjectStore('studies', { keyPath: 'place' }).createIndex('used', 'used')
  opened.createObjectStore('learnt')
}
