import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  correctedChance,
  type OddsPlace,
  oddsFor,
  type ScenarioOdds,
  stateHash,
  type TestedOdds,
  thirdAt,
  toldChance,
} from '../src/index.ts'

const options = { map: 'small', goals: 3 }
const place: OddsPlace = { game: 'race', rules: 2, adviser: 'guide', options }
const tested = { positions: 150, brier: 0.15, base: 0.25, gain: 6, bins: [] }
const scenario: ScenarioOdds = {
  options: stateHash(options),
  bots: ['guide'],
  seed: 'test',
  work: 1,
  matches: 300,
  thirds: [
    { until: 4, slope: 0, shifts: [0, 0], shown: 'words', tested },
    { until: 8, slope: 1, shifts: [0, 0], shown: 'percent', tested },
    { slope: 2, shifts: [0.5, -0.5], shown: 'percent', tested },
  ],
}
const file: TestedOdds = {
  format: 'sextant.odds',
  version: 1,
  game: 'race',
  rules: 2,
  adviser: 'guide',
  scenarios: { small: scenario },
}

/** What is told in these odds, in the first seat's turn of a number. */
const told = (given: unknown, turn: number, chance: number, what = place) => {
  const found = oddsFor(given, what)
  return toldChance(
    found.ok ? found.odds : undefined,
    { seat: 0, seats: 2, turn: { seats: [0], number: turn } },
    chance,
  )
}

describe('tested odds', () => {
  test('are percentages in the thirds that passed, corrected, and words in the others', () => {
    expect(told(file, 4, 0.9)).toEqual({ kind: 'words', word: 'even', chance: 0.5 })
    expect(told(file, 5, 0.75)).toEqual({ kind: 'percent', chance: expect.closeTo(0.75) })
    expect(told(file, 9, 0.75)).toEqual({
      kind: 'percent',
      chance: expect.closeTo(1 / (1 + Math.exp(-0.5) / 9)),
    })
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['text', '{"format":'],
    ['a file with a field too few', { ...file, scenarios: { small: { ...scenario, seed: undefined } } }],
    ['a falling curve', { ...file, scenarios: { small: { ...scenario, thirds: [{ slope: -1 }] } } }],
    ['another format', { ...file, format: 'sextant.match' }],
    ['a later version', { ...file, version: 2 }],
    ['other rules', { ...file, rules: 1 }],
    ['another game', { ...file, game: 'chase' }],
    ['another adviser', { ...file, adviser: 'scout' }],
  ])('of a file that is %s are words', (_name, given) => {
    const found = oddsFor(given, place)
    expect(found.ok ? '' : found.flaws[0]?.message).toMatch(/./)
    expect(told(given, 5, 0.75)).toEqual({ kind: 'words', word: 'ahead', chance: 0.75 })
  })

  test('of a scenario that was changed are words', () => {
    const changed = { ...place, options: { ...options, goals: 4 } }
    expect(told(file, 5, 0.75, changed).kind).toBe('words')
    expect(told(file, 5, 0.75, { ...place, options: { goals: 3, map: 'small' } }).kind).toBe('percent')
  })

  test('hold in the own turn only: a reaction, or rules without turns, have words', () => {
    const at = { seat: 1, seats: 2 }
    expect(toldChance(scenario, { ...at, turn: { seats: [0], number: 5 } }, 0.75).kind).toBe('words')
    expect(toldChance(scenario, { ...at, turn: undefined }, 0.75).kind).toBe('words')
    expect(toldChance(scenario, { ...at, turn: { seats: [0, 1], number: 5 } }, 0.75).kind).toBe('percent')
  })

  test('say among more than two seats who has more than their share', () => {
    const word = (chance: number) => toldChance(undefined, { seat: 2, seats: 4, turn: undefined }, chance)
    expect([0.1, 0.3, 0.4].map(word)).toMatchObject([{ word: 'behind' }, { word: 'even' }, { word: 'ahead' }])
  })

  test('never turn the order of two estimates around, and stay between 0 and 1', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true })
    const seat = fc.constantFrom(0, 1)
    fc.assert(
      fc.property(chance, chance, seat, fc.integer({ min: 0, max: 20 }), (one, other, of, turn) => {
        const third = thirdAt(scenario, turn)
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map(estimate =>
          correctedChance(third, of, estimate),
        )
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeGreaterThanOrEqual(low ?? 1)
        expect(high).toBeLessThanOrEqual(1)
      }),
    )
  })
})
