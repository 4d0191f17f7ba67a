import { SeededDice } from '@sextant/engine'
import { describe, expect, it } from 'vitest'
import { lineUps, type Played, tallyOf } from '../src/index.ts'

let games = 0
/** A game of a seed of its own. */
const game = (scores: number[], actions: number, line: string[], reason = 'goal'): Played => ({
  outcome: { scores, reason },
  actions,
  line,
  block: ++games,
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

  it('counts wins by bot in all its seats, and by seat for all its players', () => {
    expect(tally.bots.map(({ name, games, wins }) => [name, games, wins])).toEqual([
      ['a', 4, 2],
      ['b', 4, 1],
    ])
    expect(tally.seats.map(({ name, games, wins, score }) => [name, games, wins, score])).toEqual([
      ['white', 4, 2, 0.625],
      ['black', 4, 1, 0.375],
    ])
  })

  it('counts a shared highest score as a draw, not as a win', () => {
    expect(tally.games).toBe(4)
    expect(tally.draws).toBe(1)
    expect(tally.unwon).toBe(0)
  })

  it('counts a game that nobody scored in as nobody’s win, and not as a draw', () => {
    const solo = [game([0], 8, ['a'], 'sunk'), game([1], 9, ['a'], 'home'), game([0], 7, ['a'], 'sunk')]
    const { draws, unwon, seats, bots } = tallyOf(solo, ['a'], ['captain'])
    expect({ draws, unwon }).toEqual({ draws: 0, unwon: 2 })
    expect(seats).toMatchObject([{ name: 'captain', games: 3, wins: 1 }])
    expect(bots).toMatchObject([{ name: 'a', games: 3, wins: 1 }])
    const lostByBoth = tallyOf([game([0, 0], 8, ['a', 'b'])], ['a', 'b'], ['white', 'black'])
    expect(lostByBoth).toMatchObject({ draws: 0, unwon: 1, seats: [{ wins: 0 }, { wins: 0 }] })
  })

  it('counts a win that some of the seats share as shared, and one that all of them share as a draw', () => {
    const three = [
      game([0.5, 0.5, 0], 9, ['a', 'b', 'c']),
      game([1 / 3, 1 / 3, 1 / 3], 9, ['b', 'c', 'a']),
      game([0, 0, 1], 9, ['c', 'a', 'b']),
      game([0.5, 0, 0.5], 9, ['a', 'b', 'c']),
    ]
    const { draws, shared, unwon, seats, bots } = tallyOf(three, ['a', 'b', 'c'], ['red', 'green', 'blue'])
    expect({ draws, shared, unwon }).toEqual({ draws: 1, shared: 2, unwon: 0 })
    const counts = (all: typeof seats) =>
      all.map(({ name, wins, shared, losses }) => [name, wins, shared, losses])
    expect(counts(seats)).toEqual([
      ['red', 0, 3, 1],
      ['green', 0, 2, 2],
      ['blue', 1, 2, 1],
    ])
    expect(counts(bots)).toEqual([
      ['a', 0, 3, 1],
      ['b', 1, 2, 1],
      ['c', 0, 2, 2],
    ])
    const scores = bots.map(({ score }) => score)
    expect(scores[0]).toBeCloseTo((0.5 + 1 / 3 + 0.5) / 4)
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1)
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

  it('counts a bot once for each of its seats', () => {
    const { bots } = tallyOf([game([1, 0], 9, ['a', 'a'])], ['a'], ['white', 'black'])
    expect(bots).toMatchObject([{ name: 'a', games: 2, wins: 1, score: 0.5 }])
  })

  it('is all zeros without games', () => {
    expect(tallyOf([], ['a'], ['white'])).toMatchObject({
      games: 0,
      draws: 0,
      length: { mean: 0, median: 0 },
    })
  })
})

describe('the intervals of a series with three seats', () => {
  const seats = ['red', 'green', 'blue']
  const lines = lineUps(['a', 'b'], seats.length)

  /** Bots of one strength: in most games a seat that the seed favours wins, in some a bot that it favours, some are drawn by all. */
  function series(dice: SeededDice, blocks: number): Played[] {
    return Array.from({ length: blocks }, (_, block) => {
      const [luckySeat, luckyBot] = [dice.d(3) - 1, dice.pick(['a', 'b'])]
      return lines.map(line => {
        const kind = dice.d(10)
        const places = [0, 1, 2].filter(seat => kind > 3 || line[seat] === luckyBot)
        const winner = kind > 8 ? luckySeat : dice.pick(places)
        const scores = [0, 1, 2].map(seat => (kind === 10 ? 1 / 3 : seat === winner ? 1 : 0))
        return { outcome: { scores, reason: 'goal' }, actions: 9, line, block: block + 1 }
      })
    }).flat()
  }

  it.each([5, 20, 40])(
    'hold the equal share of bots and seats about 95 times in a hundred, for %i blocks',
    blocks => {
      const dice = SeededDice.from(`series ${blocks}`)
      const held = { bots: 0, seats: 0 }
      const holds = ({ low, high }: { low: number; high: number }) => (low <= 1 / 3 && 1 / 3 <= high ? 1 : 0)
      const times = 400
      for (let time = 0; time < times; time++) {
        const tally = tallyOf(series(dice, blocks), ['a', 'b'], seats)
        expect(tally.blocks).toBe(blocks)
        for (const { interval } of tally.bots) held.bots += holds(interval) / 2 / times
        for (const { interval } of tally.seats) held.seats += holds(interval) / 3 / times
      }
      for (const part of [held.bots, held.seats]) {
        expect(part).toBeGreaterThan(0.925)
        expect(part).toBeLessThan(0.99)
      }
    },
  )
})
