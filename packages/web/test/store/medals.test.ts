import { expect, test } from 'vitest'
import en from '../../src/i18n/en.json' with { type: 'json' }
import { isComeback, MEDALS, medalsOf } from '../../src/store/medals.ts'
import type { Result } from '../../src/store/store.ts'

const bots = ['recruit', 'captain', 'general']

function result(changes: Partial<Result> = {}): Result {
  return {
    id: 'now',
    game: 'a',
    scenario: 'first',
    ended: 9,
    players: ['person', 'captain'],
    scores: [1, 0],
    tallies: {},
    steps: 20,
    ...changes,
  }
}

const lost = result({ id: 'lost', ended: 1, scores: [0, 1] })
const won = result({ id: 'won', ended: 2 })
const earned = (now: Result, earlier: readonly Result[] = [won]) => medalsOf({ result: now, earlier, bots })

test('a first win, also after losses', () => {
  expect(earned(result(), [lost])).toContain('first-win')
  expect(earned(result())).not.toContain('first-win')
})

test('a bot stronger than any beaten before, and the strongest of all', () => {
  const general = result({ players: ['person', 'general'] })
  expect(earned(general)).toEqual(['new-rival', 'top-rival'])
  expect(earned(general, [{ ...general, id: 'x', ended: 2 }])).toEqual(['top-rival'])
  expect(earned(result({ players: ['person', 'recruit'] }))).toEqual([])
  expect(earned(result({ players: ['person', 'random'] }))).toEqual([])
  // A first win is a medal of its own.
  expect(earned(result(), [])).toEqual(['first-win'])
})

test('a win without a loss, where losses are counted', () => {
  expect(earned(result({ tallies: { kills: [4, 0] } }))).toEqual(['no-losses'])
  expect(earned(result({ tallies: { kills: [4, 1] } }))).toEqual([])
})

test('the quickest win in a scenario', () => {
  expect(earned(result({ steps: 19 }))).toEqual(['quickest-win'])
  expect(earned(result())).toEqual([])
  expect(earned(result({ steps: 19, scenario: 'second' }))).toEqual([])
})

test('the third win in a row, once', () => {
  const second = result({ id: 'second', ended: 3 })
  expect(earned(result(), [lost, second, won])).toEqual(['three-in-a-row'])
  expect(earned(result(), [{ ...won, ended: 1, id: 'zeroth' }, second, won])).toEqual([])
})

test('nothing for a loss, a draw or a match between people', () => {
  expect(earned(lost, [])).toEqual([])
  expect(earned(result({ scores: [0.5, 0.5] }), [])).toEqual([])
  expect(earned(result({ players: ['person', 'person'] }), [])).toEqual([])
})

test('a comeback is a win that was nearly lost', () => {
  expect(isComeback(0, [0.5, 0.2, 1])).toBe(true)
  expect(isComeback(1, [0.5, 0.8, 0])).toBe(true)
  expect(isComeback(0, [0.5, 0.8, 1])).toBe(false)
})

test('every medal has a name and says what it is for', () => {
  for (const id of [...Object.keys(MEDALS), 'comeback']) {
    expect(en).toHaveProperty([`medal.${id}`])
    expect(en).toHaveProperty([`medal.${id}.why`])
  }
})
