import 'fake-indexeddb/auto'
import { findGame } from '@sextant/games'
import { beforeAll, describe, expect, test } from 'vitest'
import { begin } from '../../src/setup/start.ts'
import { forgetUnbegun } from '../../src/store/begun.ts'
import { browserStore } from '../../src/store/browser-store.ts'
import { memoryStore } from '../../src/store/memory-store.ts'
import type { KeptMatch, Result, Store } from '../../src/store/store.ts'
import { sturdyStore, type Trouble } from '../../src/store/sturdy-store.ts'

let record: KeptMatch['record']
beforeAll(async () => {
  const box = await findGame('hexapawn')?.load()
  if (!box) throw new Error('hexapawn is gone')
  record = begin(box, { game: 'hexapawn', seed: 'test' }).record
})

function match(id: string, touched: number): KeptMatch {
  return { meta: { id, game: 'hexapawn', seats: record.seats, started: 0, touched, steps: 0 }, record }
}

const result: Result = {
  id: 'a',
  game: 'hexapawn',
  ended: 5,
  players: ['person', 'random'],
  scores: [1, 0],
  tallies: { kills: [2, 1] },
}

let names = 0
const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ['in memory', async () => memoryStore()],
  ['in the browser', () => browserStore(`test-${names++}`)],
  ['sturdy', async () => sturdyStore(browserStore(`test-${names++}`), () => {})],
]

describe.each(stores)('a store %s', (_name, open) => {
  test('gives back what it was given, whole', async () => {
    const store = await open()
    await store.keepMatch(match('a', 1))
    expect(await store.match('a')).toEqual(match('a', 1))
    expect(await store.match('b')).toBeUndefined()
  })

  test('lists the latest first and keeps the newer of two', async () => {
    const store = await open()
    await store.keepMatch(match('a', 1))
    await store.keepMatch(match('b', 2))
    await store.keepMatch(match('a', 3))
    expect((await store.matches()).map(({ id, touched }) => [id, touched])).toEqual([
      ['a', 3],
      ['b', 2],
    ])
  })

  test('forgets', async () => {
    const store = await open()
    await store.keepMatch(match('a', 1))
    await store.forgetMatch('a')
    await store.forgetMatch('never-there')
    expect(await store.matches()).toEqual([])
    expect(await store.match('a')).toBeUndefined()
  })

  test('counts a result once', async () => {
    const store = await open()
    await store.keepResult(result)
    await store.keepResult({ ...result, scores: [0, 1] })
    expect(await store.results()).toEqual([result])
  })

  test('keeps rulesets by game and name', async () => {
    const store = await open()
    await store.keepRuleset({ game: 'a', name: 'fast', values: { '/speed': 2 } })
    await store.keepRuleset({ game: 'a', name: 'fast', values: { '/speed': 3 } })
    await store.keepRuleset({ game: 'b', name: 'fast', values: {} })
    expect(await store.rulesets('a')).toEqual([{ game: 'a', name: 'fast', values: { '/speed': 3 } }])
    await store.forgetRuleset('a', 'fast')
    expect(await store.rulesets('a')).toEqual([])
    expect(await store.rulesets('b')).toHaveLength(1)
  })
})

describe('trouble', () => {
  test('without a database play goes on in memory, and it is told', async () => {
    const told: Trouble[] = []
    const store = sturdyStore(Promise.reject(new Error('private window')), trouble => told.push(trouble))
    await store.keepMatch(match('a', 1))
    expect(await store.match('a')).toEqual(match('a', 1))
    expect(told).toEqual(['unavailable'])
  })

  test('a full database is told of, and what did not fit is still there', async () => {
    const told: Trouble[] = []
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    const inner = { ...memoryStore(), keepMatch: () => Promise.reject(full) }
    const store = sturdyStore(Promise.resolve(inner), trouble => told.push(trouble))
    await store.keepMatch(match('a', 1))
    expect(await store.match('a')).toEqual(match('a', 1))
    expect((await store.matches()).map(({ id }) => id)).toEqual(['a'])
    expect(told).toEqual(['full'])
  })

  test('a database that cannot be read is told of', async () => {
    const told: Trouble[] = []
    const inner = { ...memoryStore(), matches: () => Promise.reject(new Error('broken')) }
    const store = sturdyStore(Promise.resolve(inner), trouble => told.push(trouble))
    expect(await store.matches()).toEqual([])
    expect(told).toEqual(['failed'])
  })
})

describe('a match that was never begun', () => {
  test('is cleared away after a day, unless it came as a file or was set up with care', async () => {
    const store = memoryStore()
    const day = 86_400_000
    await store.keepMatch(match('old', 0))
    await store.keepMatch(match('new', day))
    const { meta } = match('file', 0)
    await store.keepMatch({ meta: { ...meta, imported: true }, record })
    await store.keepMatch({ meta: { ...match('prepared', 0).meta, prepared: true }, record })
    await store.keepMatch({ meta: { ...match('begun', 0).meta, steps: 3 }, record })
    await forgetUnbegun(store, day + 1)
    expect((await store.matches()).map(({ id }) => id).sort()).toEqual(['begun', 'file', 'new', 'prepared'])
  })
})
