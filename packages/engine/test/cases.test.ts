import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Case, caseChecks, readCaseFile, runCase } from '../src/cases/index.ts'
import { copyPlain, type Game, type GameTypes, openInformation } from '../src/index.ts'
import { HIDDEN, race } from './race.ts'

const run = (given: Case) => runCase(race, given, 'c.json')
const moving = { change: { '/cards': ['ace', 'king'] } }

/** A game that is nothing but a list. */
interface ListerTypes extends GameTypes {
  readonly state: { items: number[] }
  readonly action: Record<string, never>
  readonly event: never
  readonly options: Record<string, never>
  readonly tables: undefined
}
const lister: Game<ListerTypes> = {
  id: 'lister',
  title: 'Lister',
  version: 1,
  about: { summary: '', players: '1', length: '' },
  options: v.strictObject({}),
  state: v.strictObject({ items: v.array(v.number()) }),
  action: v.strictObject({}),
  scenarios: [{ id: 'only', title: 'Only', options: {} }],
  load: () => ({
    seats: ['one'],
    limit: 1,
    tables: undefined,
    setup: dice => ({ items: [1, 2, 3].slice(0, dice.d(3) + 2) }),
    toAct: () => [0],
    legal: () => [],
    check: () => undefined,
    apply: () => undefined,
    outcome: () => undefined,
    ...openInformation<{ items: number[] }>(copyPlain),
  }),
}

describe('beginning', () => {
  test('with a change to every place at once, and to one of them after that', () => {
    const played = runCase(race, { change: { '/cards/*': 'ace', '/at/*': 2, '/at/1': 5 } }, 'case')
    expect(played.state).toMatchObject({ cards: ['ace', 'ace'], at: [2, 5] })
    expect(() => runCase(race, { change: { '/turn/*': 1 } }, 'case')).toThrow('/turn/*: there is nothing')
  })

  test('from a scenario, with changes to its start and its options', () => {
    const { state, failures } = run({
      changeOptions: { '/goal': 20 },
      change: { '/cards': ['ace', 'king'], '/at/1': 15 },
      expect: { state: { '/at': [0, 15] }, outcome: null },
    })
    expect(failures).toEqual([])
    expect(state).toEqual({ ...HIDDEN, at: [0, 15], count: 0 })
  })

  test('with dice for the set-up that must fit it', () => {
    expect(runCase(lister, { setupDice: [1] }, 'c.json').state).toEqual({ items: [1, 2, 3] })
    expect(() => runCase(lister, { setupDice: [7] }, 'c.json')).toThrow(
      'c.json /setupDice: draw 1: a die with 3 faces shows 1 to 3, the script says 7',
    )
  })

  test('from a whole position', () => {
    expect(run({ position: { ...HIDDEN, turn: 1 }, expect: { toAct: ['blue'] } }).failures).toEqual([])
  })

  test.each<[string, Case, string]>([
    [
      'an unknown scenario',
      { scenario: 'long' },
      'c.json /scenario: found "long", the scenarios of race are: short',
    ],
    [
      'a wrong option',
      { changeOptions: { '/goal': 'far' } },
      'c.json /options /goal: found "far", expected number',
    ],
    [
      'a place that is not there',
      { change: { '/ships/2/hull': 3 } },
      '/ships/2/hull: there is nothing at this place',
    ],
    ['a list index too far', { change: { '/at/5': 3 } }, '/at/5: a list of 2 takes 0 to 2'],
    ['a removal of nothing', { remove: ['/turns'] }, '/turns: there is nothing at this place'],
    ['a position that is not one', { position: { at: 1 } }, 'c.json /position /at: found 1'],
    ['a flawed position', { position: { ...HIDDEN, at: [10, 10] } }, 'both cannot be at the goal'],
    ['an unknown seat', { steps: [{ seat: 'green', action: { type: 'end' } }] }, 'the seats are: red, blue'],
    [
      'an unknown action',
      { steps: [{ seat: 'red', action: { type: 'fly' } }] },
      '/steps/0/action /type: found "fly"',
    ],
    [
      'expecting events of a whole case',
      { expect: { events: [] } },
      '/expect/events: belongs into the expect of a step',
    ],
  ])('says what is wrong with %s', (_, given, message) => {
    expect(() => run(given)).toThrow(message)
  })
})

describe('steps', () => {
  test('with scripted dice and all that can be expected of them', () => {
    const { failures, events } = run({
      ...moving,
      steps: [
        {
          seat: 'red',
          action: { type: 'roll' },
          dice: [4],
          expect: {
            events: [{ type: 'moved', by: 4 }],
            includes: [{ by: 4 }],
            state: { '/at/0': 4 },
            absent: ['/at/2'],
            legal: { count: 4, includes: [{ type: 'roll' }], excludes: [{ type: 'hide' }] },
            odds: [
              { event: { type: 'moved', by: 6 }, chance: 1 / 6 },
              { state: { '/at/0': 3 }, chance: 0.1667 },
              { of: 'moved', is: 2, chance: 0.1667 },
            ],
            outcome: null,
            toAct: ['red'],
          },
        },
        { seat: 1, action: { type: 'roll' }, expect: { refused: { code: 'not-your-turn' } } },
      ],
    })
    expect(failures).toEqual([])
    expect(events).toEqual([[{ type: 'moved', seat: 0, by: 4 }], []])
  })

  test.each<[string, Case['steps'], string, unknown, unknown]>([
    [
      'other events',
      [{ seat: 'red', action: { type: 'step' }, expect: { events: [{ by: 2 }] } }],
      'events',
      [{ by: 2 }],
      [{ type: 'moved', seat: 0, by: 1 }],
    ],
    [
      'another state',
      [{ seat: 'red', action: { type: 'step' }, expect: { state: { '/at/0': 5 } } }],
      'state /at/0',
      5,
      1,
    ],
    [
      'no refusal',
      [{ seat: 'red', action: { type: 'step' }, expect: { refused: 'not-now' } }],
      'refusal',
      'not-now',
      'the action was carried out',
    ],
    [
      'other odds',
      [{ seat: 'red', action: { type: 'roll' }, expect: { odds: [{ event: { by: 6 }, chance: 0.25 }] } }],
      'chance of {"event":{"by":6}}',
      0.25,
      expect.closeTo(1 / 6),
    ],
    [
      'dice that are left over',
      [{ seat: 'red', action: { type: 'step' }, dice: [3], expect: {} }],
      'scripted dice that were not drawn',
      [],
      [3],
    ],
    [
      'a legal action that is not',
      [{ seat: 'red', action: { type: 'end' }, expect: { legal: { excludes: [{ type: 'show' }] } } }],
      'no legal action {"type":"show"}',
      [],
      [{ type: 'show' }],
    ],
  ])('show expected and actual for %s', (_, steps, what, expected, actual) => {
    const { failures } = run({ ...moving, ...(steps && { steps }) })
    expect(failures).toEqual([{ step: 1, what, expected, actual }])
  })

  test('an unexpected refusal is a failure', () => {
    const { failures } = run({ steps: [{ seat: 'red', action: { type: 'roll' }, dice: [1] }] })
    expect(failures).toMatchObject([{ step: 1, what: 'refusal', actual: { code: 'not-now' } }])
  })

  test('dice that do not fit name the draw', () => {
    const roll = (dice: number[]) => () =>
      run({ ...moving, steps: [{ seat: 'red', action: { type: 'roll' }, dice }] })
    expect(roll([])).toThrow(
      'c.json /steps/0/dice: draw 1: a die with 6 faces is rolled, but the script ends',
    )
    expect(roll([8])).toThrow(
      'c.json /steps/0/dice: draw 1: a die with 6 faces shows 1 to 6, the script says 8',
    )
  })

  test('a step that only asks for odds is not carried out', () => {
    const odds = [{ event: { by: 6 }, chance: 1 / 6 }]
    const { failures, state } = run({
      ...moving,
      steps: [{ seat: 'red', action: { type: 'roll' }, expect: { odds } }],
    })
    expect(failures).toEqual([])
    expect(state).toMatchObject({ at: [0, 0] })
  })

  test('odds of what is not allowed are a refusal', () => {
    const odds = [{ event: { by: 6 }, chance: 1 / 6 }]
    const { failures } = run({ steps: [{ seat: 'red', action: { type: 'roll' }, expect: { odds } }] })
    expect(failures).toMatchObject([{ what: 'refusal', actual: { code: 'not-now' } }])
  })

  test('odds beside another expectation, of what is not allowed, are a refusal as well', () => {
    const odds = [{ event: { by: 6 }, chance: 1 / 6 }]
    const step = { seat: 'red', action: { type: 'roll' }, dice: [6], expect: { odds, toAct: ['red'] } }
    expect(run({ steps: [step] }).failures).toMatchObject([{ what: 'refusal', actual: { code: 'not-now' } }])
  })

  test('an event that is missing is shown beside the nearest one', () => {
    const rolled = (includes: Record<string, unknown>[]) =>
      run({
        ...moving,
        steps: [{ seat: 'red', action: { type: 'roll' }, dice: [4], expect: { includes } }],
      }).failures
    expect(rolled([{ type: 'moved', by: 5 }])).toEqual([
      {
        step: 1,
        what: 'an event (the nearest differs in by)',
        expected: { type: 'moved', by: 5 },
        actual: { type: 'moved', by: 4 },
      },
    ])
    expect(rolled([{ type: 'sank' }])).toMatchObject([
      { actual: { 'only events of these types': ['moved'] } },
    ])
    expect(rolled([{ type: 'moved' }, { type: 'moved' }])).toMatchObject([
      { what: 'an event (it happens before the one listed before it)' },
    ])
  })

  test('the set-up can be held to its events and its position', () => {
    const check = (setup: Case['setup']) => runCase(lister, { setupDice: [1], setup }, 'c.json')
    expect(check({ events: [], state: { '/items': [1, 2, 3] } })).toMatchObject({
      failures: [],
      expects: true,
    })
    expect(check({ includes: [{ type: 'dealt' }] }).failures).toMatchObject([
      { step: 0, what: 'set-up: an event' },
    ])
    expect(() => check({ refused: 'no' })).toThrow('/setup/refused')
    expect(() => run({ position: { ...HIDDEN }, setup: { events: [] } })).toThrow('has no events of a set-up')
  })

  test('what is taken out of a list closes up', () => {
    const { state } = runCase(lister, { remove: ['/items/0'] }, 'c.json')
    expect(state).toEqual({ items: [2, 3] })
  })

  test('a seed rolls the dice that are not scripted', () => {
    const { state } = run({ ...moving, seed: 'x', steps: [{ seat: 'red', action: { type: 'roll' } }] })
    expect(state).toMatchObject({ at: [expect.any(Number), 0] })
  })

  test('a forecast that does not exist is named', () => {
    const steps = [
      { seat: 'red', action: { type: 'roll' }, expect: { odds: [{ of: 'hit', is: 1, chance: 1 }] } },
    ]
    expect(() => run({ ...moving, steps })).toThrow('no forecast of hit; choose from: moved')
  })
})

describe('files', () => {
  test('hold one case or a list of them', () => {
    expect(readCaseFile('{"game":"race","name":"one","seed":"x"}', 'c.json')).toEqual({
      game: 'race',
      cases: [{ name: 'one', seed: 'x' }],
    })
    expect(readCaseFile('{"game":"race","cases":[{},{}]}', 'c.json').cases).toHaveLength(2)
  })

  test.each([
    ['{"game":"race","step":[]}', 'c.json /step: this field is not known here'],
    ['{"game":"race","cases":[{"steps":[{"seat":"red"}]}]}', 'c.json /cases/0/steps/0/action: is missing'],
    ['{"cases":[{}]}', 'c.json /game: is missing'],
    [
      '{"game":"race","steps":[{"seat":"red","action":{},"expect":{"odds":[{"includes":[],"chance":1}]}}]}',
      'c.json /steps/0/expect/odds/0: expected a chance, and with it either event, state, or of and is',
    ],
    ['{"game":"race","cases":[]}', 'c.json /cases: a list of cases needs at least one'],
  ])('%s is refused', (text, message) => {
    expect(() => readCaseFile(text, 'c.json')).toThrow(message)
  })

  test('as checks: a case that expects nothing tests nothing', () => {
    const [idle] = caseChecks(race, { 'c.json': '{"game":"race","name":"idle"}' })
    expect(() => idle?.run()).toThrow('expects nothing')
    const [empty] = caseChecks(race, { 'c.json': '{"game":"race","expect":{"state":{}}}' })
    expect(() => empty?.run()).toThrow('expects nothing')
    const [nobody] = caseChecks(race, { 'c.json': '{"game":"race","expect":{"toAct":[]}}' })
    expect(() => nobody?.run()).toThrow('who is to act:\n  expected []')
    const anyhow = '{"game":"race","steps":[{"seat":"red","action":{"type":"roll"},"expect":{"refused":{}}}]}'
    const [refused] = caseChecks(race, { 'c.json': anyhow })
    expect(() => refused?.run()).not.toThrow()
    const [wrong] = caseChecks(race, { 'c.json': '{"game":"race","expect":{"toAct":["blue"]}}' })
    expect(() => wrong?.run()).toThrow('who is to act:\n  expected ["blue"]\n  actual   ["red","blue"]')
    expect(() => caseChecks(race, { 'c.json': '{"game":"chess"}' })).toThrow('is for chess')
  })
})
