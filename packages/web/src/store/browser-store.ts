import type { CampaignRecord, MatchRecord } from '@sextant/engine'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { overfull } from './overfull.ts'
import type { CampaignMeta, MatchMeta, Result, Ruleset, Score, Store } from './store.ts'

interface Shelves extends DBSchema {
  /** Lists are read often and records are large, so they lie apart. */
  matches: { key: string; value: MatchMeta; indexes: { touched: number } }
  records: { key: string; value: MatchRecord }
  results: { key: string; value: Result }
  rulesets: { key: [string, string]; value: Ruleset; indexes: { game: string } }
  campaigns: { key: string; value: CampaignMeta; indexes: { touched: number } }
  campaignRecords: { key: string; value: CampaignRecord }
  scores: { key: string; value: Score }
  /** What is told of a study apart from what was learnt, which is large and never changes. */
  studies: { key: StudyKey; value: StudyCard; indexes: { used: number } }
  learnt: { key: StudyKey; value: Uint8Array }
}

type StudyKey = [game: string, program: string, key: string]

interface StudyCard {
  readonly place: StudyKey
  /** Bytes. */
  readonly size: number
  /** When it was last used, in milliseconds since 1970. */
  readonly used: number
}

/** Keeps everything in the browser's own database. Rejects where there is none, as in some private windows. */
export async function browserStore(name = 'sextant'): Promise<Store> {
  const shelves = await openDB<Shelves>(name, 2, {
    upgrade(opened, version) {
      if (version < 1) putUpFirst(opened)
      if (version < 2) putUpSecond(opened)
    },
    // A newer version of the page in another tab must not wait for this one.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  })
  return {
    matches: async () => (await shelves.getAllFromIndex('matches', 'touched')).reverse(),
    async match(id) {
      const [meta, record] = await Promise.all([shelves.get('matches', id), shelves.get('records', id)])
      return meta && record ? { meta, record } : undefined
    },
    async keepMatch({ meta, record }) {
      const writing = shelves.transaction(['matches', 'records'], 'readwrite')
      await Promise.all([
        writing.objectStore('matches').put(meta),
        writing.objectStore('records').put(record, meta.id),
        writing.done,
      ])
    },
    async forgetMatch(id) {
      const writing = shelves.transaction(['matches', 'records'], 'readwrite')
      await Promise.all([
        writing.objectStore('matches').delete(id),
        writing.objectStore('records').delete(id),
        writing.done,
      ])
    },
    results: () => shelves.getAll('results'),
    async keepResult(result) {
      const writing = shelves.transaction('results', 'readwrite')
      if ((await writing.store.getKey(result.id)) === undefined) await writing.store.put(result)
      await writing.done
    },
    rulesets: game => shelves.getAllFromIndex('rulesets', 'game', game),
    keepRuleset: async ruleset => {
      await shelves.put('rulesets', ruleset)
    },
    forgetRuleset: (game, ruleset) => shelves.delete('rulesets', [game, ruleset]),
    campaigns: async () => (await shelves.getAllFromIndex('campaigns', 'touched')).reverse(),
    async campaign(id) {
      const [meta, record] = await Promise.all([
        shelves.get('campaigns', id),
        shelves.get('campaignRecords', id),
      ])
      return meta && record ? { meta, record } : undefined
    },
    async keepCampaign({ meta, record }) {
      const writing = shelves.transaction(['campaigns', 'campaignRecords'], 'readwrite')
      await Promise.all([
        writing.objectStore('campaigns').put(meta),
        writing.objectStore('campaignRecords').put(record, meta.id),
        writing.done,
      ])
    },
    async forgetCampaign(id) {
      const writing = shelves.transaction(['campaigns', 'campaignRecords'], 'readwrite')
      await Promise.all([
        writing.objectStore('campaigns').delete(id),
        writing.objectStore('campaignRecords').delete(id),
        writing.done,
      ])
    },
    scores: () => shelves.getAll('scores'),
    async keepScore(score) {
      const writing = shelves.transaction('scores', 'readwrite')
      if ((await writing.store.getKey(score.id)) === undefined) await writing.store.put(score)
      await writing.done
    },
    async study(...place) {
      const bytes = await shelves.get('learnt', place)
      if (bytes) await shelves.put('studies', { place, size: bytes.length, used: Date.now() })
      return bytes
    },
    async keepStudy({ game, program, key, bytes }) {
      const place: StudyKey = [game, program, key]
      const writing = shelves.transaction(['studies', 'learnt'], 'readwrite')
      const [cards, learnt] = [writing.objectStore('studies'), writing.objectStore('learnt')]
      const others = (await cards.index('used').getAll()).filter(card => String(card.place) !== String(place))
      const card = { place, size: bytes.length, used: Date.now() }
      for (const old of overfull([...others, card])) {
        await cards.delete(old.place)
        await learnt.delete(old.place)
      }
      await Promise.all([cards.put(card), learnt.put(bytes, place), writing.done])
    },
  }
}

function putUpFirst(opened: IDBPDatabase<Shelves>): void {
  opened.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched')
  opened.createObjectStore('records')
  opened.createObjectStore('results', { keyPath: 'id' })
  opened.createObjectStore('rulesets', { keyPath: ['game', 'name'] }).createIndex('game', 'game')
}

function putUpSecond(opened: IDBPDatabase<Shelves>): void {
  opened.createObjectStore('campaigns', { keyPath: 'id' }).createIndex('touched', 'touched')
  opened.createObjectStore('campaignRecords')
  opened.createObjectStore('scores', { keyPath: 'id' })
  opened.createObjectStore('studies', { keyPath: 'place' }).createIndex('used', 'used')
  opened.createObjectStore('learnt')
}
