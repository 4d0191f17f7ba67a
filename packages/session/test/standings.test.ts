import { expect, test } from 'vitest'
import { standingsOf } from '../src/index.ts'

const SEATS = ['red', 'green', 'blue']

test('the standings have the best first, and equal seats share their rank', () => {
  const outcome = { scores: [0, 0.5, 0.5], reason: 'discs', values: { red: 4, green: 9, blue: 9 } }
  expect(standingsOf(outcome, SEATS)).toEqual([
    { rank: 1, seat: 1, score: 0.5, value: 9 },
    { rank: 1, seat: 2, score: 0.5, value: 9 },
    { rank: 3, seat: 0, score: 0, value: 4 },
  ])
})

test('without results of the seats the scores decide, and between two there are no standings', () => {
  const standings = standingsOf({ scores: [0, 1, 0], reason: 'over', values: { rounds: 3 } }, SEATS)
  expect(standings).toEqual([
    { rank: 1, seat: 1, score: 1 },
    { rank: 2, seat: 0, score: 0 },
    { rank: 2, seat: 2, score: 0 },
  ])
  expect(standingsOf({ scores: [1, 0], reason: 'over' }, SEATS.slice(0, 2))).toBeUndefined()
})
