import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { browserStore } from '../../src/store/browser-store.ts'

const older = JSON.parse(
  readFileSync(new URL('../../../cli/test/older/match-2.json', import.meta.url), 'utf8'),
)
const meta = { id: 'old', game: older.game, seats: older.seats, started: 0, touched: 1, steps: 2 }

/** Writes past the store, as the version before did. */
async function put(record: unknown): Promise<void> {
  const db = await openDB('older')
  await db.put('matches', meta)
  await db.put('records', record, 'old')
  db.close()
}

test('a record of the version before is upgraded when it is read, and stays so when it is saved', async () => {
  const store = await browserStore('older')
  await put(older)
  const found = await store.match('old')
  expect(found?.record).toMatchObject({ version: 4, promiseFormat: 2, commitment: older.commitment })
  expect(found?.record.contributions).toBeUndefined()
  if (!found) throw new Error('it is not there')
  await store.saveMatch(found)
  expect((await store.match('old'))?.record).toEqual(found.record)
})

test('a damaged one is named with its place', async () => {
  const store = await browserStore('older')
  await put({ ...older, steps: [{ seq: 1 }] })
  await expect(store.match('old')).rejects.toThrow('match old /steps/0/seat')
  await put({ ...older, version: 3, steps: { packed: [[0, {}, [], [7, 1]]] } })
  await expect(store.match('old')).rejects.toThrow('match old /steps/packed/0: names a place')
})
