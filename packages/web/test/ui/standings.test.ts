import { expect, test } from 'vitest'
import { standingsOf } from '../../src/ui/standings.ts'

const SEATS = ['red', 'green', 'blue']

test('standings of three rank scores first, then what the game counts', () => {
  const outcome = { scores: [0, 0.5, 0.5], reason: 'over', values: { red: 4, green: 9, blue: 9 } }
  expect(standingsOf(outcome, SEATS)).toEqual([
    { seat: 1, rank: 1, score: 0.5, value: 9 },
    { seat: 2, rank: 1, score: 0.5, value: 9 },
    { seat: 0, rank: 3, score: 0, value: 4 },
  ])
})

test('after a resignation there are scores alone', () => {
  expect(standingsOf({ scores: [0, 0.5, 0.5], reason: 'resigned' }, SEATS)).toEqual([
    { seat: 1, rank: 1, score: 0.5 },
    { seat: 2, rank: 1, score: 0.5 },
    { seat: 0, rank: 3, score: 0 },
  ])
})

test('two need no table', () => {
  const outcome = { scores: [1, 0], reason: 'over', values: { red: 4, green: 1 } }
  expect(standingsOf(outcome, SEATS.slice(0, 2))).toBeUndefined()
})
