import { expect, test } from 'vitest'
import { standingsOf } from '../src/index.ts'

const SEATS = ['red', 'green', 'blue']

test('the standings have the best first, and seats with one score share their place', () => {
  const outcome = {
    scores: [0, 0.5, 0.5],
    reason: 'discs',
    values: { red: 4, green: 9, blue: 9, rounds: 12 },
  }
  expect(standingsOf(outcome, SEATS)).toEqual({
    rows: [
      { place: 1, seat: 1, score: 0.5, value: 9 },
      { place: 1, seat: 2, score: 0.5, value: 9 },
      { place: 3, seat: 0, score: 0, value: 4 },
    ],
    values: [['rounds', 12]],
  })
})

test('among seats that lost, the one with the higher value stands first', () => {
  const { rows } = standingsOf({ scores: [0, 1, 0], reason: 'discs', values: { red: 1, blue: 3 } }, SEATS)
  expect(rows.map(({ seat }) => seat)).toEqual([1, 2, 0])
})
