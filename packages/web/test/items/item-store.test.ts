import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, test } from 'vitest'
import { browserItems, type ItemStore, memoryItems } from '../../src/items/item-store.ts'
import { itemsWithFallback } from '../../src/items/page-items.ts'

const item = { game: 'g', builder: 'b', id: '1', name: 'One', value: { a: [1, null] }, touched: 1 }

let names = 0
const stores: readonly (readonly [string, () => Promise<ItemStore>])[] = [
  ['in memory', async () => memoryItems()],
  ['in the browser', () => browserItems(`items-${names++}`)],
  ['with a fallback', async () => itemsWithFallback(browserItems(`items-${names++}`), () => {})],
  ['without a database', async () => itemsWithFallback(Promise.reject(new Error('private')), () => {})],
]

describe.each(stores)('what is built, %s,', (_name, open) => {
  test('is kept apart by game and builder, the latest first', async () => {
    const store = await open()
    await store.saveItem(item)
    await store.saveItem({ ...item, id: '2', touched: 3 })
    await store.saveItem({ ...item, id: '3', builder: 'other' })
    await store.saveItem({ ...item, game: 'other' })
    expect((await store.items('g', 'b')).map(({ id }) => id)).toEqual(['2', '1'])
    await store.saveItem({ ...item, name: 'First', touched: 5 })
    expect(await store.item('g', '1')).toEqual({ ...item, name: 'First', touched: 5 })
    await store.deleteItem('g', '1')
    expect((await store.items('g', 'b')).map(({ id }) => id)).toEqual(['2'])
    expect(await store.item('g', '1')).toBeUndefined()
    expect(await store.item('other', '1')).toBeDefined()
  })
})

test('damaged entries are left out and found by themselves, can be removed, and the others are there', async () => {
  const store = await browserItems('damaged-items')
  await store.saveItem(item)
  const db = await openDB('damaged-items')
  for (const other of [
    { ...item, id: 'a', name: 5 },
    { ...item, id: 'b', touched: 'now' },
    { ...item, id: 'c', builder: null },
    { game: 'g', id: 7 },
    { game: 'other', id: 'd' },
  ])
    await db.put('items', other)
  db.close()
  expect((await store.items('g', 'b')).map(({ id }) => id)).toEqual(['1'])
  expect(await store.item('g', 'a')).toBeUndefined()
  const damaged = await itemsWithFallback(Promise.resolve(store), () => {}).damagedItems('g')
  expect(damaged.map(({ id }) => id).sort()).toEqual(['7', 'a', 'b', 'c'])
  expect(damaged.find(({ id }) => id === 'a')?.entry).toMatchObject({ name: 5, value: item.value })
  for (const { remove } of damaged) await remove()
  expect(await store.damagedItems('g')).toEqual([])
  expect((await store.items('g', 'b')).map(({ id }) => id)).toEqual(['1'])
  expect(await store.damagedItems('other')).toHaveLength(1)
})

test('a full disk is reported once, and what could not be stored is there until the page is closed', async () => {
  const told: string[] = []
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
  const inner = { ...memoryItems(), saveItem: () => Promise.reject(full) }
  const store = itemsWithFallback(Promise.resolve(inner), trouble => told.push(trouble))
  await store.saveItem(item)
  await store.saveItem({ ...item, id: '2' })
  expect((await store.items('g', 'b')).map(({ id }) => id)).toEqual(['1', '2'])
  expect(told).toEqual(['full'])
})
