import { expect, test } from 'vitest'
import en from '../../src/i18n/en.json' with { type: 'json' }
import { CAMPAIGN_MEDALS } from '../../src/store/campaign-medals.ts'
import { medalCabinet } from '../../src/store/medal-cabinet.ts'
import { isComeback, MEDALS, type Moment, medalsOf } from '../../src/store/medals.ts'
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

const moments = (known: Moment['known'], ...chances: number[]) => chances.map(chance => ({ chance, known }))

test('a comeback is a win after three turns in a row in which it was nearly lost', () => {
  expect(isComeback(0, moments('percent', 0.5, 0.2, 0.25, 0.1, 0.6, 1))).toBe(true)
  expect(isComeback(1, moments('percent', 0.5, 0.8, 0.75, 0.9, 0.4, 0))).toBe(true)
})

test.each([
  ['it was never nearly lost', moments('percent', 0.5, 0.4, 0.3, 0.3, 0.3, 1)],
  ['one volley was unlucky', moments('percent', 0.5, 0.2, 0.6, 0.7, 1)],
  ['it was low twice, and better in between', moments('percent', 0.2, 0.2, 0.5, 0.2, 0.2, 0.9)],
  ['the chances were never tested', moments('words', 0.5, 0.03, 0.03, 0.03, 0.03, 1)],
  ['a tested chance is missing in between', [...moments('percent', 0.2, 0.2), ...moments('words', 0.2, 0.2)]],
  ['nobody judged it', []],
])('it is none where %s', (_, judged) => {
  expect(isComeback(0, judged)).toBe(false)
})

test('what one’s own blast destroyed is a loss, too', () => {
  expect(earned(result({ tallies: { kills: [4, 0], losses: [1, 4] } }))).toEqual([])
  expect(earned(result({ tallies: { kills: [4, 0], losses: [0, 4] } }))).toEqual(['no-losses'])
})

test('all medals are in the cabinet, won or not, with the games they were won in', () => {
  const results = [
    result({ id: 'a', medals: ['first-win', 'comeback'] }),
    result({ id: 'b', game: 'b', ended: 3, medals: ['first-win'] }),
  ]
  const cabinet = medalCabinet(results, [])
  expect(cabinet.map(({ id }) => id)).toEqual([
    ...Object.keys(MEDALS),
    'comeback',
    ...Object.keys(CAMPAIGN_MEDALS),
  ])
  expect(cabinet.find(({ id }) => id === 'first-win')?.games).toEqual(['a', 'b'])
  expect(cabinet.find(({ id }) => id === 'comeback')?.games).toEqual(['a'])
  expect(cabinet.find(({ id }) => id === 'top-rival')?.games).toEqual([])
})

test('those of campaigns come from their ends and the results of their battles', () => {
  const outcome = { scores: [1], reason: 'home', values: { score: 5 } }
  const score = { id: 'c', game: 'a', campaign: 'road', seed: 's', ended: 4, outcome }
  const games = (results: Result[]) =>
    Object.fromEntries(medalCabinet(results, [score]).map(medal => [medal.id, medal.games]))
  expect(games([result({ id: 'c/1' })])).toMatchObject({
    'campaign-won': ['a'],
    unbeaten: ['a'],
    'campaign-best': [],
  })
  expect(games([result({ id: 'c/1' }), result({ id: 'c/2', scores: [0, 1] })])).toMatchObject({
    unbeaten: [],
  })
})

test('every medal has a name and says what it is for', () => {
  for (const id of [...Object.keys(MEDALS), 'comeback']) {
    expect(en).toHaveProperty([`medal.${id}`])
    expect(en).toHaveProperty([`medal.${id}.why`])
  }
})
