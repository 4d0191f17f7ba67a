import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { browserStore } from '../../src/store/browser-store.ts'
import { moveToTrash } from '../../src/store/trash.ts'

/** Writes past the store, as a fault of the disk or another version of the page would. */
async function damage(name: string, table: string, values: readonly object[]): Promise<void> {
  const db = await openDB(name)
  for (const value of values) await db.put(table, value)
  db.close()
}

const seats = [{ name: 'white', player: 'person' }]
const meta = { id: 'good', game: 'hexapawn', seats, started: 0, touched: 1, steps: 2 }
const outcome = { scores: [1], reason: 'home' }
const campaign = {
  id: 'good',
  game: 'broadside',
  campaign: 'voyage',
  started: 0,
  touched: 1,
  entries: 2,
  matches: 0,
}
const result = {
  id: 'good',
  game: 'hexapawn',
  ended: 1,
  players: ['person'],
  scores: [1],
  tallies: { kills: [1] },
}
const score = { id: 'good', game: 'broadside', campaign: 'voyage', seed: 's', ended: 1, outcome }

test('damaged entries are left out of every list, and the others are there', async () => {
  const store = await browserStore('damaged')
  await damage('damaged', 'matches', [
    meta,
    { ...meta, id: 'a', seats: undefined },
    { ...meta, id: 'b', seats: [null] },
    { ...meta, id: 'c', game: {} },
    { ...meta, id: 'd', steps: 'many' },
    { ...meta, id: 'e', outcome: 5 },
    { ...meta, id: 'f', outcome: {} },
    { id: 'g', touched: 1 },
  ])
  await damage('damaged', 'campaigns', [
    { ...campaign, outcome },
    { ...campaign, id: 'a', entries: Number.NaN },
    { ...campaign, id: 'b', outcome: { scores: 1, reason: '' } },
    { id: 'c', touched: 1 },
  ])
  await damage('damaged', 'results', [
    result,
    { id: 'a', game: 'hexapawn' },
    { ...result, id: 'b', tallies: null },
    { ...result, id: 'c', scores: ['won'] },
  ])
  await damage('damaged', 'scores', [score, { ...score, id: 'a', outcome: undefined }])
  await damage('damaged', 'rulesets', [
    { game: 'hexapawn', name: 'good', values: { '/radius': 3 } },
    { game: 'hexapawn', name: 'a' },
    { game: 'hexapawn', name: 'b', values: { '/radius': 'wide' } },
  ])
  expect((await store.matches()).map(({ id }) => id)).toEqual(['good'])
  expect((await store.campaigns()).map(({ id }) => id)).toEqual(['good'])
  expect((await store.results()).map(({ id }) => id)).toEqual(['good'])
  expect((await store.scores()).map(({ id }) => id)).toEqual(['good'])
  expect((await store.rulesets('hexapawn')).map(({ name }) => name)).toEqual(['good'])
  // Each can be found, saved as it is, and deleted.
  const damaged = await store.damaged()
  const matches = damaged.flatMap(({ kind, id }) => (kind === 'match' ? [id] : []))
  expect(matches.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'good'])
  expect(await store.raw('match', 'd')).toEqual({ meta: expect.objectContaining({ steps: 'many' }) })
  for (const { kind, id } of damaged) await moveToTrash(store, kind, id)
  expect(await store.damaged()).toEqual([])
  expect(await store.match('a')).toBeUndefined()
  expect(await store.campaign('a')).toBeUndefined()
})

test('a match or campaign whose record is damaged cannot be read, but can be deleted', async () => {
  const store = await browserStore('unreadable')
  await damage('unreadable', 'matches', [meta])
  await damage('unreadable', 'campaigns', [campaign])
  const db = await openDB('unreadable')
  await db.put('records', 'torn', 'good')
  await db.put('campaignRecords', { format: 'sextant.campaign', version: 99 }, 'good')
  db.close()
  await expect(store.match('good')).rejects.toThrow('match good: found "torn"')
  await expect(store.campaign('good')).rejects.toThrow('found version 99, made by a newer Sextant')
  await moveToTrash(store, 'match', 'good')
  await moveToTrash(store, 'campaign', 'good')
  expect([await store.matches(), await store.campaigns()]).toEqual([[], []])
})
