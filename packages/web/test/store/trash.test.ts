import { describe, expect, test } from 'vitest'
import { memoryStore } from '../../src/store/memory-store.ts'
import type { StoredCampaign, StoredMatch } from '../../src/store/store.ts'
import { emptyTrash } from '../../src/store/tidy.ts'
import { isDeleted, moveToTrash, restore } from '../../src/store/trash.ts'

const DAY = 86_400_000
const match = {
  meta: { id: 'm', game: 'g', seats: [], started: 1, touched: 2, steps: 3 },
  record: { steps: ['kept'] },
} as unknown as StoredMatch
const campaign = {
  meta: { id: 'c', game: 'g', campaign: 'x', started: 1, touched: 2, entries: 3, matches: 1 },
  record: { entries: ['kept'] },
} as unknown as StoredCampaign

describe('what is deleted', () => {
  test('is marked and comes back whole, a campaign with its battles', async () => {
    const store = memoryStore()
    await store.saveMatch(match)
    await store.saveCampaign(campaign)
    await moveToTrash(store, 'match', 'm', 5)
    await moveToTrash(store, 'campaign', 'c', 6)
    expect((await store.matches()).map(isDeleted)).toEqual([true])
    expect((await store.campaigns()).map(({ deleted }) => deleted)).toEqual([6])
    await restore(store, 'match', 'm')
    await restore(store, 'campaign', 'c')
    expect(await store.match('m')).toEqual(match)
    expect(await store.campaign('c')).toEqual(campaign)
  })

  test('is erased after a week, and nothing else', async () => {
    const store = memoryStore()
    await store.saveMatch(match)
    await store.saveCampaign(campaign)
    await moveToTrash(store, 'match', 'm', 0)
    await emptyTrash(store, 7 * DAY)
    expect(await store.matches()).toHaveLength(1)
    await emptyTrash(store, 7 * DAY + 1)
    expect(await store.matches()).toEqual([])
    expect(await store.campaigns()).toHaveLength(1)
  })

  test('is gone at once where it can not be read', async () => {
    const store = memoryStore()
    await store.saveMatch(match)
    const damaged = { ...store, match: () => Promise.reject(new Error('damaged')) }
    await moveToTrash(damaged, 'match', 'm')
    expect(await store.matches()).toEqual([])
  })
})
