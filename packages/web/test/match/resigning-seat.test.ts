import { expect, test } from 'vitest'
import { resigningSeat } from '../../src/pages/match/resign/resigning-seat.ts'

const PLAYERS = ['random', 'person', 'person']

test('the person who looks at the board may resign, a spectator of bots may not', () => {
  expect(resigningSeat({ viewer: 1, outcome: undefined }, PLAYERS)).toBe(1)
  expect(resigningSeat({ viewer: 0, outcome: undefined }, PLAYERS)).toBeUndefined()
  expect(resigningSeat({ viewer: 'spectator', outcome: undefined }, PLAYERS)).toBeUndefined()
})

test('a match that is over cannot be resigned', () => {
  expect(
    resigningSeat({ viewer: 1, outcome: { scores: [1, 0, 0], reason: 'over' } }, PLAYERS),
  ).toBeUndefined()
})
