import { findGame } from '@sextant/games'
import { type MatchSession, newMatch, openMatchSession } from '@sextant/session'
import { expect, test } from 'vitest'
import { aMoment, silentBots } from '../../../session/test/fixtures.ts'
import { memoryStore } from '../../src/store/memory-store.ts'
import { matchSaver } from '../../src/store/save-match.ts'
import type { MatchMeta, Store } from '../../src/store/store.ts'

async function open(store: Store): Promise<{ session: MatchSession; save: ReturnType<typeof matchSaver> }> {
  const box = await findGame('hexapawn')?.load()
  if (!box) throw new Error('hexapawn is gone')
  const players = ['person', 'person']
  const { record } = newMatch(box, { scenario: 'small', players, seed: 'test' })
  const meta: MatchMeta = {
    id: 'm',
    game: 'hexapawn',
    scenario: 'small',
    seats: record.seats,
    started: 1,
    touched: 1,
    steps: 0,
  }
  const save = matchSaver(store, meta, () => 9)
  const session = openMatchSession({ box, record, bots: silentBots, save() {}, onFailure() {}, onLog() {} })
  session.begin()
  return { session, save }
}

test('every change is saved, the last one for certain', async () => {
  const store = memoryStore()
  const { session, save } = await open(store)
  session.take(0)
  await aMoment()
  const first = save(session)
  session.take(0)
  await aMoment()
  await Promise.all([first, save(session)])
  const stored = await store.match('m')
  expect(stored?.record.steps).toHaveLength(session.record().steps.length)
  expect(stored?.meta).toMatchObject({ steps: session.record().steps.length, touched: 9, started: 1 })
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
  const { session, save } = await open(slow)
  await Promise.all([save(session), save(session), save(session), save(session)])
  expect({ most, writes }).toEqual({ most: 1, writes: 2 })
})

test('a match that has ended adds its result', async () => {
  const store = memoryStore()
  const { session, save } = await open(store)
  while (!session.snapshot.value.outcome) {
    session.take(0)
    await new Promise(resolve => setTimeout(resolve, 1))
  }
  await save(session)
  expect(await store.results()).toEqual([
    {
      id: 'm',
      game: 'hexapawn',
      scenario: 'small',
      ended: 9,
      players: ['person', 'person'],
      scores: session.snapshot.value.outcome.scores,
      tallies: {},
      steps: session.record().steps.length,
    },
  ])
})

test('who left the seat to a bot before the end has played all the same; who only watched has not', async () => {
  const [left, watched] = [memoryStore(), memoryStore()]
  const first = await open(left)
  first.session.take(0)
  await aMoment()
  await first.save(first.session)
  first.session.assign(0, 'random')
  first.session.assign(1, 'random')
  await first.session.endMatch({ kind: 'resigned', seat: 1 })
  await first.save(first.session)
  expect(await left.results()).toEqual([
    expect.objectContaining({ players: ['person', 'person'], scores: [1, 0] }),
  ])
  const second = await open(watched)
  second.session.assign(0, 'random')
  second.session.assign(1, 'random')
  await second.save(second.session)
  await second.session.endMatch({ kind: 'resigned', seat: 1 })
  await second.save(second.session)
  expect((await watched.match('m'))?.meta.outcome).toBeDefined()
  expect(await watched.results()).toEqual([])
})

test('resigning ends the match and counts; a match that was called off counts for nobody', async () => {
  const [resigned, calledOff] = [memoryStore(), memoryStore()]
  const first = await open(resigned)
  expect(await first.session.endMatch({ kind: 'resigned', seat: 0 })).toBeUndefined()
  await first.save(first.session)
  expect(await resigned.results()).toEqual([expect.objectContaining({ id: 'm', scores: [0, 1] })])
  const second = await open(calledOff)
  expect(await second.session.endMatch({ kind: 'called-off' })).toBeUndefined()
  await second.save(second.session)
  expect((await calledOff.match('m'))?.meta.outcome?.reason).toBe('called-off')
  expect(await calledOff.results()).toEqual([])
})
