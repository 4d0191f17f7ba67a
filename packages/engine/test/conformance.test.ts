import { describe, expect, test } from 'vitest'
import { conformance, goldenChecks, playMatch } from '../src/conformance/index.ts'
import { copyPlain, writeRecord } from '../src/index.ts'
import { altered, honest, type Race } from './altered.ts'
import { race } from './race.ts'

describe('a sound game passes', () => {
  test.each(conformance(honest))('$name', check => check.run())
})

/** One fault for each check, and the check that must find it. */
const faults: [check: string, fault: string, game: Race][] = [
  ['random play ends within the limit', 'a limit that is too low', altered(() => ({ limit: 3 }), honest)],
  [
    'random play ends within the limit',
    'somebody is to act after the end',
    altered(rules => ({ toAct: s => (rules.outcome(s) ? [0] : rules.toAct(s)) }), honest),
  ],
  [
    'what legal lists, check allows',
    'check refuses what legal lists',
    altered(
      rules => ({
        check: (s, seat, a) =>
          a.type === 'roll' ? { code: 'no', message: 'No dice.' } : rules.check(s, seat, a),
      }),
      honest,
    ),
  ],
  [
    'what legal lists, check allows',
    'legal lists actions for those who are not to act',
    altered(rules => ({ legal: s => rules.legal(s, rules.toAct(s)[0] ?? 0) }), honest),
  ],
  [
    'what legal does not list, check refuses',
    'check allows everything',
    altered(() => ({ check: () => undefined }), honest),
  ],
  [
    'asking changes nothing',
    'legal changes the state',
    altered(
      rules => ({
        legal(s, seat) {
          s.count += 0.5
          return rules.legal(s, seat)
        },
      }),
      honest,
    ),
  ],
  [
    'states are plain, sound and survive JSON',
    'something that is not JSON in the state',
    altered(
      rules => ({
        setup: (dice, emit) => Object.assign(rules.setup(dice, emit), { cache: new Map() }),
      }),
      honest,
    ),
  ],
  [
    'states are plain, sound and survive JSON',
    'a flaw that comes about in play',
    altered(() => ({ flaws: s => (s.at[0] > 3 ? [{ path: '/at', message: 'too far' }] : []) }), honest),
  ],
  ['copies and views are independent', 'a shallow copy', altered(() => ({ copy: s => ({ ...s }) }), honest)],
  ['copies and views are independent', 'a view that is the state', altered(() => ({ view: s => s }), honest)],
  [
    'the same dice give the same result',
    'a counter kept outside the state',
    altered(rules => {
      let calls = 0
      return {
        apply(s, seat, action, dice, emit) {
          rules.apply(s, seat, action, dice, emit)
          emit({ type: 'moved', seat, by: calls++ })
        },
      }
    }, honest),
  ],
  [
    'the same seed gives the same match',
    'a set-up that differs from load to load',
    (() => {
      let loads = 0
      return altered(rules => {
        const number = loads++
        return { setup: (dice, emit) => ({ ...rules.setup(dice, emit), count: number % 50 }) }
      }, honest)
    })(),
  ],
  [
    'views answer for their seats',
    'a view without the own card',
    altered(
      () => ({
        view(s) {
          const seen = copyPlain(s)
          seen.cards = [null, null]
          return seen
        },
      }),
      honest,
    ),
  ],
  [
    'what is imagined fits the view',
    'imagining another position',
    altered(() => ({ imagine: view => ({ ...copyPlain(view), at: [1, 1] }) }), honest),
  ],
  [
    'simultaneous choices are secret',
    'a view that shows the card',
    altered(() => ({ view: s => copyPlain(s) }), honest),
  ],
  [
    'simultaneous choices are secret',
    'an event that tells the card',
    altered(
      rules => ({
        apply(s, seat, action, dice, emit) {
          rules.apply(s, seat, action, dice, emit)
          if (action.type === 'hide') emit({ type: 'hidden', seat, card: action.card })
        },
      }),
      honest,
    ),
  ],
  [
    'what reveals something cannot be undone',
    'a card that is shown and not marked as revealed',
    altered(
      rules => ({
        reveals: () => false,
        // Showing one's card shows the other's as well.
        apply(s, seat, action, dice, emit) {
          rules.apply(s, seat, action, dice, emit)
          if (action.type === 'show') s.shown = [true, true]
        },
      }),
      honest,
    ),
  ],
  [
    'refusals keep secrets',
    'a refusal that tells the other card',
    altered(
      rules => ({
        check(s, seat, action) {
          const refusal = rules.check(s, seat, action)
          return refusal && { ...refusal, message: `${refusal.message} ${s.cards[1 - seat]}` }
        },
      }),
      honest,
    ),
  ],
  [
    'random play ends within the limit',
    'no limit at all',
    altered(() => ({ limit: Number.POSITIVE_INFINITY }), honest),
  ],
  [
    'random play ends within the limit',
    'scores that add up to more than 1',
    altered(
      rules => ({
        outcome(s) {
          const outcome = rules.outcome(s)
          return outcome && { ...outcome, scores: [1, 1] }
        },
      }),
      honest,
    ),
  ],
  [
    'views answer for their seats',
    'a view that does not fit the schema of states',
    altered(
      rules => ({ view: (s, viewer) => Object.assign(rules.view(s, viewer), { hint: 'ace' }) }),
      honest,
    ),
  ],
  [
    'random play ends within the limit',
    'scores out of bounds',
    altered(
      rules => ({
        outcome(s) {
          const outcome = rules.outcome(s)
          return outcome && { ...outcome, scores: [7, -3] }
        },
      }),
      honest,
    ),
  ],
  [
    'what legal lists, check allows',
    'legal lists an action twice',
    altered(
      rules => ({
        legal(s, seat) {
          const legal = rules.legal(s, seat)
          return [...legal, ...legal.slice(0, 1)]
        },
      }),
      honest,
    ),
  ],
  [
    'events of the set-up are plain data',
    'a function in an event',
    altered(
      rules => ({
        setup(dice, emit) {
          emit({ type: 'moved', seat: 0, by: (() => 1) as unknown as number })
          return rules.setup(dice, emit)
        },
      }),
      honest,
    ),
  ],
  [
    'the same dice give the same result',
    'an event that shares the state',
    altered(
      rules => ({
        apply(s, seat, action, dice, emit) {
          rules.apply(s, seat, action, dice, emit)
          emit({ type: 'moved', seat, by: s.at as unknown as number })
        },
      }),
      honest,
    ),
  ],
  [
    'what is imagined fits the view',
    'imagining the view itself',
    altered(() => ({ imagine: view => view }), honest),
  ],
  [
    'forecasts add up to 1',
    'chances that are none',
    altered(
      () => ({
        forecast: () => ({
          odds: [
            {
              of: 'x',
              outcomes: [
                { value: 1, chance: 2 },
                { value: 2, chance: -1 },
              ],
              factors: [],
            },
          ],
        }),
      }),
      honest,
    ),
  ],
  [
    'forecasts add up to 1',
    'odds that do not',
    altered(
      () => ({
        forecast: () => ({ odds: [{ of: 'x', outcomes: [{ value: 1, chance: 0.4 }], factors: [] }] }),
      }),
      honest,
    ),
  ],
]

describe('a fault is found', () => {
  test.each(faults)('%s: %s', (name, _, game) => {
    const check = conformance(game).find(candidate => candidate.name === `short: ${name}`)
    expect(() => check?.run()).toThrow()
  })

  test('a scenario that there is not', () => {
    expect(() => conformance(honest, { scenarios: ['long'] })).toThrow('race has no scenario long')
  })

  test('options that do not fit', () => {
    const [check] = conformance({
      ...honest,
      scenarios: [{ id: 'odd', title: 'Odd', options: { goal: 0, faces: 6 } }],
    })
    expect(() => check?.run()).toThrow('scenario odd: /goal')
  })
})

describe('golden records', () => {
  const files = {
    'one.json': writeRecord(playMatch({ game: race, options: { goal: 10, faces: 6 } }, 1).record()),
  }

  test('replay', () => {
    for (const check of goldenChecks(race, files)) check.run()
  })
  test('fail when the rules have changed', () => {
    const slower = altered(rules => ({
      apply(s, seat, action, dice, emit) {
        rules.apply(s, seat, action, dice, emit)
        if (action.type === 'step') s.count++
      },
    }))
    expect(() => goldenChecks(slower, files)[0]?.run()).toThrow(
      /one.json, step \d+: .*\n\/count: \d+ in the record/,
    )
    expect(() => goldenChecks({ ...race, version: 4 }, files)[0]?.run()).toThrow('made under rules 3')
  })
})
