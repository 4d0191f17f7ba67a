import { describe, expect, test } from 'vitest'
import { type ChallengeFacts, challengeOf, challengers } from '../../src/pages/match/ending/challenge.ts'
import { scoreLines } from '../../src/pages/match/ending/score-line.ts'
import { unsaid } from '../../src/pages/match/ending/unsaid.ts'
import { verdictOf } from '../../src/pages/match/ending/verdict.ts'

const reason = 'conquest'

describe('the verdict', () => {
  test('is in terms of the one person who played', () => {
    expect(verdictOf({ scores: [1, 0], reason }, ['person', 'captain'])).toBe('victory')
    expect(verdictOf({ scores: [1, 0], reason }, ['captain', 'person'])).toBe('defeat')
    expect(verdictOf({ scores: [0.5, 0.5], reason }, ['captain', 'person'])).toBe('draw')
    expect(verdictOf({ scores: [0.5, 0.5, 0], reason }, ['person', 'a', 'b'])).toBe('shared')
    expect(verdictOf({ scores: [1 / 3, 1 / 3, 1 / 3], reason }, ['person', 'a', 'b'])).toBe('shared')
  })

  test('takes no side between two people, for watchers, or where there is no result', () => {
    expect(verdictOf({ scores: [1, 0], reason }, ['person', 'person'])).toBe('neutral')
    expect(verdictOf({ scores: [1, 0], reason }, ['captain', 'captain'])).toBe('neutral')
    expect(verdictOf({ scores: [0, 0], reason: 'called-off' }, ['person', 'captain'])).toBe('neutral')
  })
})

describe('the next challenge', () => {
  const facts: ChallengeFacts = {
    verdict: 'victory',
    players: ['person', 'captain'],
    bots: ['recruit', 'captain', 'general'],
    scenarios: ['classic', 'long'],
    cleared: ['classic'],
    scenario: 'classic',
  }

  test('is the next stronger bot after a win, a weaker one after a loss', () => {
    expect(challengeOf(facts)).toEqual({ kind: 'stronger', bot: 'general' })
    expect(challengeOf({ ...facts, verdict: 'defeat' })).toEqual({ kind: 'easier', bot: 'recruit' })
    expect(challengeOf({ ...facts, verdict: 'defeat', players: ['person', 'recruit'] })).toBeUndefined()
    expect(challengeOf({ ...facts, players: ['person', 'random'] })).toEqual({
      kind: 'stronger',
      bot: 'recruit',
    })
  })

  test('is a scenario that was not won yet after the strongest bot', () => {
    const top = { ...facts, players: ['person', 'general'] }
    expect(challengeOf(top)).toEqual({ kind: 'scenario', scenario: 'long' })
    expect(challengeOf({ ...top, cleared: ['classic', 'long'] })).toBeUndefined()
  })

  test('is none for watchers and among several opponents', () => {
    expect(challengeOf({ ...facts, verdict: 'neutral' })).toBeUndefined()
    expect(challengeOf({ ...facts, players: ['person', 'captain', 'recruit'] })).toBeUndefined()
  })

  test('puts the new opponent in the place of the old one', () => {
    const stronger = { kind: 'stronger', bot: 'general' } as const
    expect(challengers(['captain', 'person'], stronger)).toEqual(['general', 'person'])
    expect(challengers(['captain', 'person'], { kind: 'scenario', scenario: 'x' })).toEqual([
      'captain',
      'person',
    ])
  })
})

describe('the score of two seats', () => {
  const seats = ['blue', 'red']
  const names = ['Blue', 'Red']
  const tallies = [{ name: 'Cities', values: [0, 4] }]

  test('is one line, where the outcome counts one', () => {
    const outcome = { scores: [0, 1], reason, values: { blue: 1, red: 3 } }
    expect(scoreLines(outcome, { tallies }, seats, names, {})).toEqual(['Blue 1 : 3 Red'])
  })

  test('is what the game counts at the end, where the outcome counts nothing', () => {
    const outcome = { scores: [0, 1], reason }
    expect(scoreLines(outcome, { tallies }, seats, names, {})).toEqual(['Cities · Blue 0 : 4 Red'])
    expect(scoreLines(outcome, {}, seats, names, {})).toEqual([])
    expect(scoreLines(outcome, { tallies }, [...seats, 'green'], names, {})).toEqual([])
  })
})

test('what the headline says is not said again below it', () => {
  const lines = ['Red wins', 'The last round is over', undefined]
  expect(unsaid(lines, 'Defeat: the last round is over')).toEqual(['Red wins'])
  expect(unsaid(['Defeat'], 'Defeat: the last round is over')).toEqual([])
  expect(unsaid(['Defeat'], 'You’ve been Sunk! GAME OVER')).toEqual(['Defeat'])
})
