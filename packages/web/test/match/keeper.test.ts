import { openMatchSession, type MatchSession } from '@sextant/session'
import { findGame } from '@sextant/games'
import { expect, test } from 'vitest'
import { keeperOf } from '../../src/match/keeper.ts'
import { begin } from '../../src/setup/start.ts'
import { memoryStore } from '../../src/store/memory-store.ts'
import type { MatchMeta, Store } from '../../src/store/store.ts'

async function join(store: Store): Promise<{ session: MatchSession; keep: ReturnType<typeof keeperOf> }> {
  const box = await findGame('hexapawn')?.load()
  if (!box) throw new Error('hexapawn is gone')
  const players = ['person', 'person']
  const { record } = begin(box, { game: 'hexapawn', scenario: 'small', players, seed: 'test' })
  const meta: MatchMeta = {
    id: 'm',
    game: 'hexapawn',
    scenario: 'small',
    seats: record.seats,
    started: 1,
    touched: 1,
    steps: 0,
  }
  const keep = keeperOf(store, meta, () => 9)
  const thinker = { choose: () => new Promise(() => {}), stop() {} }
  const session = openMatchSession({ box, record, thinker, keep: () => {}, onFailure() {}, onTold() {} })
  session.begin()
  return { session, keep }
}

test('every change is pageStore, the last one for certain', async () => {
  const store = memoryStore()
  const { session, keep } = await join(store)
  session.take(0)
  const first = keep(session)
  session.take(0)
  await Promise.all([first, keep(session)])
  const kept = await store.match('m')
  expect(kept?.record.steps).toHaveLength(session.record().steps.length)
  expect(kept?.meta).toMatchObject({ steps: session.record().steps.length, touched: 9, started: 1 })
})

test('writes do not overlap, and those that were overtaken are left out', async () => {
  const inner = memoryStore()
  let [writing, most, writes] = [0, 0, 0]
  const slow: Store = {
    ...inner,
    async saveMatch(match) {
      most = Math.max(most, ++writing)
      writes++
      await new Promise(resolve => setTimeout(resolve, 10))
      await inner.saveMatch(match)
      writing--
    },
  }
  const { session, keep } = await join(slow)
  await Promise.all([keep(session), keep(session), keep(session), keep(session)])
  expect({ most, writes }).toEqual({ most: 1, writes: 2 })
})

test('a match that has ended adds its result', async () => {
  const store = memoryStore()
  const { session, keep } = await join(store)
  while (!session.snapshot.value.outcome) {
    session.take(0)
    await new Promise(resolve => setTimeout(resolve, 1))
  }
  await keep(session)
  expect(await store.results()).toEqual([
    {
      id: 'm',
      game: 'hexapawn',
      scenario: 'small',
      ended: 9,
      players: ['person', 'person'],
      scores: session.snapshot.value.outcome.scores,
      tallies: {},
    },
  ])
})
