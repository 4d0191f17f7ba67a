import { describe, expect, it } from 'vitest'
import { type Played, tallyOf } from '../src/index.ts'

const game = (scores: number[], actions: number, line: string[], reason = 'goal'): Played => ({
  outcome: { scores, reason },
  actions,
  line,
})

describe('tally', () => {
  const tally = tallyOf(
    [
      game([1, 0], 10, ['a', 'b']),
      game([1, 0], 14, ['b', 'a']),
      game([0, 1], 12, ['b', 'a'], 'time'),
      game([0.5, 0.5], 40, ['a', 'b'], 'time'),
    ],
    ['a', 'b'],
    ['white', 'black'],
  )

  it('counts wins by program wherever it sat, and by seat whoever sat there', () => {
    expect(tally.programs.map(({ name, games, wins }) => [name, games, wins])).toEqual([
      ['a', 4, 2],
      ['b', 4, 1],
    ])
    expect(tally.seats.map(({ name, games, wins, share }) => [name, games, wins, share])).toEqual([
      ['white', 4, 2, 0.5],
      ['black', 4, 1, 0.25],
    ])
  })

  it('counts a shared highest score as a draw, not as a win', () => {
    expect(tally.games).toBe(4)
    expect(tally.draws).toBe(1)
  })

  it('gives lengths in actions, the median between the middle two', () => {
    expect(tally.length).toEqual({ total: 76, mean: 19, median: 13, least: 10, most: 40 })
  })

  it('counts the ways games ended', () => {
    expect(tally.reasons).toEqual([
      { reason: 'goal', games: 2 },
      { reason: 'time', games: 2 },
    ])
  })

  it('counts a program once for each of its seats', () => {
    const { programs } = tallyOf([game([1, 0], 9, ['a', 'a'])], ['a'], ['white', 'black'])
    expect(programs).toMatchObject([{ name: 'a', games: 2, wins: 1, share: 0.5 }])
  })

  it('is all zeros without games', () => {
    expect(tallyOf([], ['a'], ['white'])).toMatchObject({
      games: 0,
      draws: 0,
      length: { mean: 0, median: 0 },
    })
  })
})
