import { resumeMatch, withPlayers } from '@sextant/engine'
import { expect, test } from 'vitest'
import { played } from '../../../session/test/played.ts'
import { memoryStore } from '../../src/store/memory-store.ts'
import { canPlayOn, cutRecord, playOn } from '../../src/store/play-on.ts'

const { box, record } = played('hexapawn')

test('a match goes on from any step of its record, with its own players', async () => {
  const store = memoryStore()
  const id = await playOn(store, withPlayers(record, ['person', 'random']), 2, 5)
  const stored = await store.match(id)
  expect(stored?.meta).toMatchObject({ steps: 2, touched: 5, prepared: true })
  expect(stored?.meta.outcome).toBeUndefined()
  expect(stored?.meta.seats.map(({ player }) => player)).toEqual(['person', 'random'])
  if (!stored) throw new Error('it was not stored')
  box.open(({ game }) => {
    const match = resumeMatch(game, stored.record, 'test')
    expect(match.outcome).toBeUndefined()
    expect(match.toAct).toEqual([0])
  })
})

test('where only bots have played, a person takes the turn', () => {
  const cut = cutRecord(withPlayers(record, ['random', 'random']), 1)
  expect(cut.seats.map(({ player }) => player)).toEqual(['random', 'person'])
})

test('not from its end, and not without the seed of its dice', () => {
  expect(canPlayOn(record, record.steps.length - 1)).toBe(true)
  expect(canPlayOn(record, record.steps.length)).toBe(false)
  const { seed: _seed, ...secret } = record
  expect(canPlayOn(secret, 1)).toBe(false)
})
