import type { MatchRecord } from '@sextant/engine'
import { type DBSchema, openDB } from 'idb'
import type { MatchMeta, Result, Ruleset, Store } from './store.ts'

interface Shelves extends DBSchema {
  /** Lists are read often and records are large, so they lie apart. */
  matches: { key: string; value: MatchMeta; indexes: { touched: number } }
  records: { key: string; value: MatchRecord }
  results: { key: string; value: Result }
  rulesets: { key: [string, string]; value: Ruleset; indexes: { game: string } }
}

/** Keeps everything in the browser's own database. Rejects where there is none, as in some private windows. */
export async function browserStore(name = 'sextant'): Promise<Store> {
  const shelves = await openDB<Shelves>(name, 1, {
    upgrade(opened) {
      opened.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched')
      opened.createObjectStore('records')
      opened.createObjectStore('results', { keyPath: 'id' })
      opened.createObjectStore('rulesets', { keyPath: ['game', 'name'] }).createIndex('game', 'game')
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
  }
}
