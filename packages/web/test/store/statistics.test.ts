import { expect, test } from 'vitest'
import { statisticsOf } from '../../src/store/statistics.ts'
import type { Result } from '../../src/store/store.ts'

const won: Result = {
  id: '1',
  game: 'a',
  scenario: 'first',
  ended: 1,
  players: ['person', 'random'],
  scores: [1, 0],
  tallies: { kills: [3, 1] },
}

test('wins are counted by game and opponent, tallies for the person', () => {
  const lost = { ...won, id: '2', players: ['rollout', 'person'], scores: [1, 0], tallies: { kills: [4, 2] } }
  const drawn = { ...won, id: '3', scores: [0.5, 0.5], tallies: {} }
  expect(statisticsOf([won, lost, drawn, { ...won, id: '4', game: 'b' }])).toEqual([
    {
      game: 'a',
      matches: 3,
      wins: 1,
      draws: 1,
      opponents: [
        { opponent: 'random', matches: 2, wins: 1 },
        { opponent: 'rollout', matches: 1, wins: 0 },
      ],
      tallies: { kills: 5 },
      cleared: ['first'],
    },
    expect.objectContaining({ game: 'b', matches: 1, wins: 1 }),
  ])
})

test('a match between programs is nobody’s record', () => {
  expect(statisticsOf([{ ...won, players: ['random', 'random'] }])).toEqual([])
})

test('a scenario is cleared against programs only', () => {
  expect(statisticsOf([{ ...won, players: ['person', 'person'] }])[0]?.cleared).toEqual([])
})
