import { campaignRecordFrom, recordFrom } from '@sextant/engine'
import type { IDBPObjectStore } from 'idb'
import { damagedIn, rawIn } from './damaged-entries.ts'
import { type Database, openDatabase } from './database.ts'
import type { Store } from './store.ts'
import { readModelIn, writeModelIn } from './stored-models.ts'
import {
  isCampaignMeta,
  isMatchMeta,
  isRuleset,
  isScore,
  isStoredEvaluations,
  isStoredResult,
} from './stored-shapes.ts'

/** Stores everything in the browser's own database. Rejects where there is none, as in some private windows. */
export async function browserStore(name = 'sextant'): Promise<Store> {
  const db = await openDatabase(name, 3, (opened, from) => {
    if (from < 1) createFirst(opened)
    if (from < 2) createSecond(opened)
    if (from < 3) opened.createObjectStore('evaluations', { keyPath: 'id' })
  })
  /** The latest first. */
  const latest = async (table: 'matches' | 'campaigns'): Promise<unknown[]> =>
    (await db.getAllFromIndex(table, 'touched')).reverse()
  return {
    matches: async () => (await latest('matches')).filter(isMatchMeta),
    async match(id) {
      const [meta, record] = await Promise.all([db.get('matches', id), db.get('records', id)])
      return isMatchMeta(meta) && record ? { meta, record: recordFrom(record, `match ${id}`) } : undefined
    },
    saveMatch: ({ meta, record }) =>
      atOnce(db, ['matches', 'records'], table => [
        () => table('matches').put(meta),
        () => table('records').put(record, meta.id),
      ]),
    deleteMatch: id =>
      atOnce(db, ['matches', 'records', 'evaluations'], table => [
        () => table('matches').delete(id),
        () => table('records').delete(id),
        () => table('evaluations').delete(id),
      ]),
    results: async () => (await db.getAll('results')).filter(isStoredResult),
    saveResult: result => putNew(db, 'results', result),
    replaceResult: async result => void (await db.put('results', result)),
    rulesets: async game => (await db.getAllFromIndex('rulesets', 'game', game)).filter(isRuleset),
    saveRuleset: async ruleset => void (await db.put('rulesets', ruleset)),
    deleteRuleset: (game, ruleset) => db.delete('rulesets', [game, ruleset]),
    campaigns: async () => (await latest('campaigns')).filter(isCampaignMeta),
    async campaign(id) {
      const [meta, record] = await Promise.all([db.get('campaigns', id), db.get('campaignRecords', id)])
      return isCampaignMeta(meta) && record
        ? { meta, record: campaignRecordFrom(record, `campaign ${id}`) }
        : undefined
    },
    saveCampaign: ({ meta, record }) =>
      atOnce(db, ['campaigns', 'campaignRecords'], table => [
        () => table('campaigns').put(meta),
        () => table('campaignRecords').put(record, meta.id),
      ]),
    deleteCampaign: id =>
      atOnce(db, ['campaigns', 'campaignRecords', 'evaluations'], table => [
        () => table('campaigns').delete(id),
        () => table('campaignRecords').delete(id),
        () => table('evaluations').delete(IDBKeyRange.bound(`${id}/`, `${id}/\uffff`)),
      ]),
    scores: async () => (await db.getAll('scores')).filter(isScore),
    saveScore: score => putNew(db, 'scores', score),
    async evaluations(id) {
      const found: unknown = await db.get('evaluations', id)
      return isStoredEvaluations(found) ? found : undefined
    },
    saveEvaluations: async evaluations => void (await db.put('evaluations', evaluations)),
    damaged: () => damagedIn(db),
    raw: (kind, id) => rawIn(db, kind, id),
    readModel: key => readModelIn(db, key),
    writeModel: (key, model) => writeModelIn(db, key, model),
  }
}

/** All of it is written, or nothing. */
async function atOnce<Name extends string>(
  db: Database,
  names: readonly Name[],
  how: (
    table: (name: Name) => IDBPObjectStore<unknown, Name[], Name, 'readwrite'>,
  ) => readonly (() => Promise<unknown>)[],
): Promise<void> {
  const writing = db.transaction([...names], 'readwrite')
  const written: Promise<unknown>[] = [writing.done]
  try {
    for (const write of how(name => writing.objectStore(name))) written.push(write())
    await Promise.all(written)
  } catch (error) {
    // What cannot be cloned throws at once: what was written before it is taken back.
    await takenBack(writing, written)
    throw error
  }
}

async function takenBack(writing: { abort(): void }, written: readonly Promise<unknown>[]): Promise<void> {
  const over = Promise.allSettled(written)
  try {
    writing.abort()
  } catch {
    // One that has failed by itself is aborted already.
  }
  await over
}

/** What is there already stays as it is. */
async function putNew(db: Database, name: string, entry: { readonly id: string }): Promise<void> {
  const { store, done } = db.transaction(name, 'readwrite')
  if ((await store.getKey(entry.id)) === undefined) await store.put(entry)
  await done
}

function createFirst(db: Database): void {
  db.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched')
  db.createObjectStore('records')
  db.createObjectStore('results', { keyPath: 'id' })
  db.createObjectStore('rulesets', { keyPath: ['game', 'name'] }).createIndex('game', 'game')
}

function createSecond(db: Database): void {
  db.createObjectStore('campaigns', { keyPath: 'id' }).createIndex('touched', 'touched')
  db.createObjectStore('campaignRecords')
  db.createObjectStore('scores', { keyPath: 'id' })
  // Models of bots: how large and when last used, apart from their bytes. The names are those of older versions.
  db.createObjectStore('studies', { keyPath: 'place' }).createIndex('used', 'used')
  db.createObjectStore('learnt')
}
