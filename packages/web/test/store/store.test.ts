import 'fake-indexeddb/auto'
import { findGame } from '@sextant/games'
import { newCampaign, newMatch } from '@sextant/session'
import { openDB } from 'idb'
import { beforeAll, describe, expect, test } from 'vitest'
import { tourBox } from '../../../session/test/tour.ts'
import { browserStore } from '../../src/store/browser-store.ts'
import { storeWithFallback, type Trouble } from '../../src/store/fallback-store.ts'
import { memoryStore } from '../../src/store/memory-store.ts'
import { metaOf } from '../../src/store/save-campaign.ts'
import { isUnderWay } from '../../src/store/started.ts'
import {
  MODEL_CAPACITY,
  type Result,
  type Score,
  type Store,
  type StoredCampaign,
  type StoredEvaluations,
  type StoredMatch,
} from '../../src/store/store.ts'
import { deleteUnstarted } from '../../src/store/tidy.ts'

let record: StoredMatch['record']
beforeAll(async () => {
  const box = await findGame('hexapawn')?.load()
  if (!box) throw new Error('hexapawn is gone')
  record = newMatch(box, { seed: 'test' }).record
})

function match(id: string, touched: number): StoredMatch {
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

function campaign(id: string, touched: number): StoredCampaign {
  const { record, scenario } = newCampaign(tourBox, { scenario: 'short', seed: 'test' })
  const meta = { id, game: 'hexapawn', campaign: 'tour', scenario, started: 0 }
  return { meta: metaOf(meta, record, touched), record }
}

const score: Score = {
  id: 'a',
  game: 'hexapawn',
  campaign: 'tour',
  seed: 'test',
  ended: 5,
  outcome: { scores: [1], reason: 'home', values: { score: 40 } },
}

function evaluations(id: string): StoredEvaluations {
  const evaluation = { step: 0, chance: 0.5, known: 'words' } as const
  return { id, bot: 'general', rules: 1, odds: '', steps: 2, evaluations: [evaluation] }
}

let names = 0
const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ['in memory', async () => memoryStore()],
  ['in the browser', () => browserStore(`test-${names++}`)],
  ['sturdy', async () => storeWithFallback(browserStore(`test-${names++}`), () => {})],
]

describe.each(stores)('a store %s', (_name, open) => {
  test('gives back what it was given, whole', async () => {
    const store = await open()
    await store.saveMatch(match('a', 1))
    expect(await store.match('a')).toEqual(match('a', 1))
    expect(await store.match('b')).toBeUndefined()
  })

  test('lists the latest first and keeps the newer of two', async () => {
    const store = await open()
    await store.saveMatch(match('a', 1))
    await store.saveMatch(match('b', 2))
    await store.saveMatch(match('a', 3))
    expect((await store.matches()).map(({ id, touched }) => [id, touched])).toEqual([
      ['a', 3],
      ['b', 2],
    ])
  })

  test('forgets', async () => {
    const store = await open()
    await store.saveMatch(match('a', 1))
    await store.deleteMatch('a')
    await store.deleteMatch('never-there')
    expect(await store.matches()).toEqual([])
    expect(await store.match('a')).toBeUndefined()
  })

  test('counts a result once', async () => {
    const store = await open()
    await store.saveResult(result)
    await store.saveResult({ ...result, scores: [0, 1] })
    expect(await store.results()).toEqual([result])
    await store.replaceResult({ ...result, medals: ['comeback'] })
    expect(await store.results()).toEqual([{ ...result, medals: ['comeback'] }])
  })

  test('keeps rulesets by game and name', async () => {
    const store = await open()
    await store.saveRuleset({ game: 'a', name: 'fast', values: { '/speed': 2 } })
    await store.saveRuleset({ game: 'a', name: 'fast', values: { '/speed': 3 } })
    await store.saveRuleset({ game: 'b', name: 'fast', values: {} })
    expect(await store.rulesets('a')).toEqual([{ game: 'a', name: 'fast', values: { '/speed': 3 } }])
    await store.deleteRuleset('a', 'fast')
    expect(await store.rulesets('a')).toEqual([])
    expect(await store.rulesets('b')).toHaveLength(1)
  })

  test('keeps campaigns, the latest first, and forgets them', async () => {
    const store = await open()
    await store.saveCampaign(campaign('a', 1))
    await store.saveCampaign(campaign('b', 2))
    expect((await store.campaigns()).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(await store.campaign('a')).toEqual(campaign('a', 1))
    await store.deleteCampaign('a')
    expect(await store.campaign('a')).toBeUndefined()
    expect((await store.campaigns()).map(({ id }) => id)).toEqual(['b'])
  })

  test('keeps the first score of a campaign, also when the campaign is forgotten', async () => {
    const store = await open()
    await store.saveCampaign(campaign('a', 1))
    await store.saveScore(score)
    await store.saveScore({ ...score, ended: 99 })
    await store.deleteCampaign('a')
    expect(await store.scores()).toEqual([score])
  })

  test('stores evaluations until their match or campaign is deleted', async () => {
    const store = await open()
    await store.saveEvaluations(evaluations('a'))
    await store.saveEvaluations(evaluations('c/1'))
    await store.saveEvaluations(evaluations('cd'))
    expect(await store.evaluations('a')).toEqual(evaluations('a'))
    await store.deleteMatch('a')
    await store.deleteCampaign('c')
    expect(await store.evaluations('a')).toBeUndefined()
    expect(await store.evaluations('c/1')).toBeUndefined()
    expect(await store.evaluations('cd')).toEqual(evaluations('cd'))
  })

  test('stores models of bots, by game, bot and key', async () => {
    const store = await open()
    const bytes = Uint8Array.of(1, 2, 3)
    await store.writeModel({ game: 'a', bot: 'p', key: 'k' }, bytes)
    expect(await store.readModel({ game: 'a', bot: 'p', key: 'k' })).toEqual(bytes)
    expect(await store.readModel({ game: 'a', bot: 'p', key: 'other' })).toBeUndefined()
    expect(await store.readModel({ game: 'a', bot: 'q', key: 'k' })).toBeUndefined()
    await store.writeModel({ game: 'a', bot: 'p', key: 'k' }, Uint8Array.of(4))
    expect(await store.readModel({ game: 'a', bot: 'p', key: 'k' })).toEqual(Uint8Array.of(4))
  })

  test('evicts the least recently used models', async () => {
    const store = await open()
    const write = async (key: string) => {
      await store.writeModel({ game: 'a', bot: 'p', key }, new Uint8Array(MODEL_CAPACITY / 3))
      await aMoment()
    }
    await write('first')
    await write('second')
    await write('third')
    await store.readModel({ game: 'a', bot: 'p', key: 'first' })
    await aMoment()
    await write('fourth')
    const there = await Promise.all(
      ['first', 'second', 'third', 'fourth'].map(
        async key => (await store.readModel({ game: 'a', bot: 'p', key })) !== undefined,
      ),
    )
    expect(there).toEqual([true, false, true, true])
  })
})

/** Uses are told apart by the clock. */
const aMoment = () => new Promise(resolve => setTimeout(resolve, 3))

describe('a database of an older page', () => {
  test('keeps its matches and gets room for campaigns', async () => {
    const name = `old-${names++}`
    const old = await openDB(name, 1, {
      upgrade(opened) {
        opened.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched')
        opened.createObjectStore('records')
        opened.createObjectStore('results', { keyPath: 'id' })
        opened.createObjectStore('rulesets', { keyPath: ['game', 'name'] }).createIndex('game', 'game')
      },
    })
    const { meta } = match('a', 1)
    await old.put('matches', meta)
    await old.put('records', record, 'a')
    old.close()
    const store = await browserStore(name)
    expect(await store.match('a')).toEqual(match('a', 1))
    await store.saveCampaign(campaign('c', 2))
    expect(await store.campaign('c')).toEqual(campaign('c', 2))
  })
})

describe('trouble', () => {
  test('with a model is not reported: it stays until the page is closed', async () => {
    const told: Trouble[] = []
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    const inner = {
      ...memoryStore(),
      writeModel: () => Promise.reject(full),
      readModel: () => Promise.reject(full),
    }
    const store = storeWithFallback(Promise.resolve(inner), trouble => told.push(trouble))
    expect(await store.readModel({ game: 'a', bot: 'p', key: 'k' })).toBeUndefined()
    await store.writeModel({ game: 'a', bot: 'p', key: 'k' }, Uint8Array.of(1))
    expect(await store.readModel({ game: 'a', bot: 'p', key: 'k' })).toEqual(Uint8Array.of(1))
    expect(told).toEqual([])
  })

  test('without a database play goes on in memory, and it is told', async () => {
    const told: Trouble[] = []
    const store = storeWithFallback(Promise.reject(new Error('private window')), trouble =>
      told.push(trouble),
    )
    await store.saveMatch(match('a', 1))
    expect(await store.match('a')).toEqual(match('a', 1))
    expect(told).toEqual(['unavailable'])
  })

  test('a database of a newer page is not taken for a missing one', async () => {
    const name = `test-${names++}`
    const newer = await openDB(name, 99)
    newer.close()
    const told: Trouble[] = []
    const store = storeWithFallback(browserStore(name), trouble => told.push(trouble))
    await store.saveMatch(match('a', 1))
    expect(await store.match('a')).toEqual(match('a', 1))
    expect(told).toEqual(['newer'])
  })

  test('a full database is told of, and what did not fit is still there', async () => {
    const told: Trouble[] = []
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    const inner = { ...memoryStore(), saveMatch: () => Promise.reject(full) }
    const store = storeWithFallback(Promise.resolve(inner), trouble => told.push(trouble))
    await store.saveMatch(match('a', 1))
    expect(await store.match('a')).toEqual(match('a', 1))
    expect((await store.matches()).map(({ id }) => id)).toEqual(['a'])
    expect(told).toEqual(['full'])
  })

  test('what is kept once there is room again counts, not what was in memory meanwhile', async () => {
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    const inner = memoryStore()
    let room = false
    const store = storeWithFallback(
      Promise.resolve({
        ...inner,
        saveMatch: kept => (room ? inner.saveMatch(kept) : Promise.reject(full)),
        saveCampaign: kept => (room ? inner.saveCampaign(kept) : Promise.reject(full)),
      }),
      () => {},
    )
    await store.saveMatch(match('a', 1))
    await store.saveCampaign(campaign('c', 1))
    room = true
    await store.saveMatch(match('a', 2))
    await store.saveCampaign(campaign('c', 2))
    expect((await store.match('a'))?.meta.touched).toBe(2)
    expect((await store.campaign('c'))?.meta.touched).toBe(2)
    expect(await store.matches()).toHaveLength(1)
  })

  test('a database that cannot be read is told of', async () => {
    const told: Trouble[] = []
    const inner = { ...memoryStore(), matches: () => Promise.reject(new Error('broken')) }
    const store = storeWithFallback(Promise.resolve(inner), trouble => told.push(trouble))
    expect(await store.matches()).toEqual([])
    expect(told).toEqual(['failed'])
  })
})

describe('a match or a campaign that was never begun', () => {
  test('is cleared away after a day, unless it came as a file or was set up with care', async () => {
    const store = memoryStore()
    const day = 86_400_000
    await store.saveMatch(match('old', 0))
    await store.saveMatch(match('new', day))
    const { meta } = match('file', 0)
    await store.saveMatch({ meta: { ...meta, imported: true }, record })
    await store.saveMatch({ meta: { ...match('prepared', 0).meta, prepared: true }, record })
    await store.saveMatch({ meta: { ...match('begun', 0).meta, steps: 3 }, record })
    await store.saveCampaign(campaign('old', 0))
    await store.saveCampaign(campaign('new', day))
    const sailed = campaign('sailed', 0)
    await store.saveCampaign({ ...sailed, meta: { ...sailed.meta, entries: 2 } })
    await deleteUnstarted(store, day + 1)
    expect((await store.campaigns()).map(({ id }) => id).sort()).toEqual(['new', 'sailed'])
    expect((await store.matches()).map(({ id }) => id).sort()).toEqual(['begun', 'file', 'new', 'prepared'])
  })
})

test('the home page offers what is under way: not what is over, deleted or abandoned', () => {
  const day = 86_400_000
  const { meta } = match('a', 0)
  expect(isUnderWay(meta, 13 * day)).toBe(true)
  expect(isUnderWay(meta, 15 * day)).toBe(false)
  expect(isUnderWay({ ...meta, deleted: 1 }, day)).toBe(false)
  expect(isUnderWay({ ...meta, outcome: { scores: [1, 0], reason: 'x' } }, day)).toBe(false)
})

test('a match that cannot be stored whole leaves nothing of it behind', async () => {
  const store = await browserStore('half-a-match')
  await store.saveMatch(match('a', 1))
  // A function cannot be stored. The meta, which can, goes in first.
  const unstorable = Object.assign(structuredClone(record), { options: () => undefined })
  await expect(store.saveMatch({ ...match('a', 2), record: unstorable })).rejects.toThrow(/clone/)
  expect((await store.matches()).map(({ touched }) => touched)).toEqual([1])
})
