import { type Dice, SeededDice } from '@sextant/engine'
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
      shared: 0,
      draws: 1,
      losses: 1,
      opponents: [
        { opponent: 'random', matches: 2, wins: 1 },
        { opponent: 'rollout', matches: 1, wins: 0 },
      ],
      tallies: { kills: 5 },
      tallied: 2,
      cleared: ['first'],
    },
    expect.objectContaining({ game: 'b', matches: 1, wins: 1 }),
  ])
})

test('a match between bots is nobody’s record', () => {
  expect(statisticsOf([{ ...won, players: ['random', 'random'] }])).toEqual([])
})

test('a scenario is cleared against bots only', () => {
  expect(statisticsOf([{ ...won, players: ['person', 'person'] }])[0]?.cleared).toEqual([])
})

test('among three a win can be shared, which is neither a win nor a draw, and clears nothing', () => {
  const players = ['person', 'rollout', 'random']
  const ends = [
    [0.5, 0.5, 0],
    [1 / 3, 1 / 3, 1 / 3],
    [0, 0.5, 0.5],
    [1, 0, 0],
  ]
  const results = ends.map((scores, number) => ({ ...won, id: `${number}`, players, scores }))
  const expected = { matches: 4, wins: 1, shared: 1, draws: 1, losses: 1 }
  expect(statisticsOf(results)).toEqual([expect.objectContaining(expected)])
  expect(statisticsOf(results.slice(0, 1))[0]?.cleared).toEqual([])
})

test('opponents are the same in whatever seats they sat', () => {
  const scores = [1, 0, 0]
  const results = [
    { ...won, id: '1', players: ['person', 'rollout', 'random'], scores },
    { ...won, id: '2', players: ['person', 'random', 'rollout'], scores },
  ]
  expect(statisticsOf(results)[0]?.opponents).toEqual([{ opponent: 'random+rollout', matches: 2, wins: 2 }])
})

const SEATS = [
  ['person', 'random'],
  ['random', 'person'],
  ['person', 'person'],
  ['rollout', 'person', 'random'],
]

/** Results of any kind, some of them without tallies, as older versions stored them. */
function anyResults(dice: Dice): Result[] {
  return Array.from({ length: dice.d(13) - 1 }, (_, number) => {
    const players = dice.pick(SEATS)
    const places = players.map(() => dice.d(3) - 1)
    const best = Math.max(...places)
    const winners = places.filter(place => place === best).length
    return {
      ...won,
      id: `${number}`,
      players,
      scores: places.map(place => (place === best ? 1 / winners : 0)),
      tallies: dice.chance(0.3) ? {} : { kills: players.map(() => dice.d(10) - 1) },
    }
  })
}

test('figures agree with each other, whatever was played', () => {
  for (let seed = 0; seed < 300; seed++) {
    const results = anyResults(SeededDice.from(`figures ${seed}`))
    for (const statistics of statisticsOf(results)) {
      const { matches, wins, shared, draws, losses, opponents, tallied, tallies, cleared } = statistics
      expect(wins + shared + draws + losses).toBe(matches)
      expect(opponents.reduce((sum, entry) => sum + entry.matches, 0)).toBe(matches)
      expect(opponents.reduce((sum, entry) => sum + entry.wins, 0)).toBe(wins)
      expect(tallied).toBeLessThanOrEqual(matches)
      if (tallied === 0) expect(tallies).toEqual({})
      if (cleared.length > 0) expect(wins).toBeGreaterThan(0)
    }
  }
})
