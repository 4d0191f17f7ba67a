import { expect, test } from 'vitest'
import { highlightsOf } from '../../src/pages/campaign/highlights.ts'

const seats = [
  { name: 'red', player: 'person' },
  { name: 'blue', player: 'random' },
]
const battle = (length: number, own: number) => ({
  seats,
  outcome: { scores: [own, 1 - own], reason: 'over' },
  steps: Array.from({ length }, (_, seq) => ({
    seq,
    seat: 0,
    action: null,
    dice: [],
    changes: [],
    hash: '',
  })),
})

test('the quickest battle that was won, and the longest', () => {
  expect(highlightsOf([battle(9, 1), battle(3, 0), battle(5, 1)])).toEqual({
    quickest: { number: 3, steps: 5 },
    longest: { number: 1, steps: 9 },
  })
})

test('one battle is told once', () => {
  expect(highlightsOf([battle(9, 1)])).toEqual({ quickest: { number: 1, steps: 9 } })
  expect(highlightsOf([battle(9, 0)])).toEqual({ longest: { number: 1, steps: 9 } })
  expect(highlightsOf([])).toEqual({})
})
