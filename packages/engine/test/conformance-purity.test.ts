import { describe, expect, test } from 'vitest'
import { type DrawScope, drawWithin, type Rules, SeededDice, type Turn } from '../src/index.ts'
import { altered, alteredGame, complaintOf, honest } from './altered.ts'
import { type RaceTypes, race } from './race.ts'
import { type SealedTypes, sealed } from './sealed.ts'

describe('turns', () => {
  const CHECK = 'turns follow one another'
  const withTurn = (turn: (rules: Rules<SealedTypes>) => Rules<SealedTypes>['turn']) =>
    complaintOf(
      alteredGame(sealed, rules => ({ turn: turn(rules) ?? (() => ({ seats: [], number: 0 })) })),
      CHECK,
    )

  test('of a sound game pass, also where another seat is asked in the middle of one', () => {
    expect(complaintOf(sealed, CHECK)).toBe('')
    // The round belongs to the left seat; the right one only answers.
    expect(
      withTurn(() => ({ round }) => ({ seats: [0], number: round })),
    ).toBe('')
  })

  test.each<[string, RegExp, (rules: Rules<SealedTypes>) => (state: SealedTypes['state']) => Turn]>([
    [
      'a number that falls',
      /comes after number/,
      () =>
        ({ round }) => ({ seats: [0], number: -round }),
    ],
    [
      'a seat that there is not',
      /seats that there are not/,
      () =>
        ({ round }) => ({ seats: [2], number: round }),
    ],
    [
      'a seat twice',
      /or one twice/,
      () =>
        ({ round }) => ({ seats: [0, 0], number: round }),
    ],
    [
      'a turn of nobody',
      /is nobody's/,
      () =>
        ({ round }) => ({ seats: [], number: round }),
    ],
    [
      'half a number',
      /no whole number/,
      () =>
        ({ round }) => ({ seats: [0], number: round / 2 }),
    ],
    [
      'other seats under the same number',
      /has other seats than before/,
      rules => state => ({ seats: rules.toAct(state), number: 1 }),
    ],
    [
      'a number that counts questions',
      /is another one when asked again/,
      () => {
        let asked = 0
        return () => ({ seats: [0], number: asked++ })
      },
    ],
    [
      'a number that the view does not know',
      /is another one in the view of/,
      () =>
        ({ round, changes }) => ({ seats: [0], number: 100 * round + changes[0] + changes[1] }),
    ],
  ])('find %s', (_, why, turn) => {
    expect(withTurn(turn)).toMatch(why)
  })
})

describe('tables', () => {
  const CHECK = 'playing leaves the tables as they are'

  /** The race with scratch memory in its tables. */
  const scratched = (scratch: object, use: (scratch: never) => void) =>
    complaintOf(
      altered(
        rules => ({
          tables: { ...rules.tables, scratch } as RaceTypes['tables'],
          legal(s, seat) {
            use(scratch as never)
            return rules.legal(s, seat)
          },
        }),
        honest,
      ),
      CHECK,
    )

  test.each<[string, object, (scratch: never) => void, string]>([
    ['a number', { calls: 0 }, (s: { calls: number }) => s.calls++, '/scratch/calls'],
    ['a list', { seen: [] }, (s: { seen: number[] }) => s.seen.push(1), '/scratch/seen'],
    [
      'a typed array',
      { at: new Int32Array(3) },
      (s: { at: Int32Array }) => s.at.fill(7, 1, 2),
      '/scratch/at/1',
    ],
    ['a map', { memo: new Map() }, (s: { memo: Map<number, number> }) => s.memo.set(1, 2), '/scratch/memo'],
    ['a set', { done: new Set() }, (s: { done: Set<number> }) => s.done.add(1), '/scratch/done'],
    ['a new field', {}, (s: { late?: number }) => (s.late = 1), '/scratch'],
  ])('that are changed in %s are found, with the place', (_, scratch, use, place) => {
    expect(scratched(scratch, use)).toContain(`playing changes the tables at ${place}`)
  })

  test('that hold all this and stay the same pass, also where they refer to themselves', () => {
    const ring: { self?: object; name: string } = { name: 'ring' }
    ring.self = ring
    const tables = {
      ring,
      at: new Float64Array(4),
      memo: new Map([[1, ring]]),
      done: new Set([2]),
      f: () => 1,
    }
    expect(scratched(tables, () => {})).toBe('')
  })
})

describe('calls', () => {
  const CHECK = 'nothing carries over from one call to the next'

  test('of sound rules carry nothing over', () => {
    for (const game of [honest, race]) expect(complaintOf(game, CHECK, 3)).toBe('')
    expect(complaintOf(sealed, CHECK, 3)).toBe('')
  })

  test('a list that is used again for the next answer is found', () => {
    const found = complaintOf(
      altered(rules => {
        const shared: RaceTypes['action'][] = []
        return {
          legal(s, seat) {
            shared.splice(0, shared.length, ...rules.legal(s, seat))
            return shared
          },
        }
      }, honest),
      CHECK,
    )
    expect(found).toMatch(/what legal answered .* was changed by a later call/)
  })

  test('an answer that is remembered from the match before is found', () => {
    const found = complaintOf(
      altered(rules => {
        let last: { readonly count: number; readonly answer: readonly RaceTypes['action'][] } | undefined
        return {
          legal(s, seat) {
            if (!last || last.count !== s.count) last = { count: s.count, answer: rules.legal(s, seat) }
            return last.answer
          },
        }
      }, honest),
      CHECK,
    )
    expect(found).not.toBe('')
  })

  test('an action whose result depends on the one before it is found', () => {
    const found = complaintOf(
      altered(rules => {
        let previous = 0
        return {
          apply(s, seat, action, dice, emit) {
            rules.apply(s, seat, action, dice, emit)
            if (action.type === 'step' && previous > 3) s.count++
            previous = s.at[0] + s.at[1]
          },
        }
      }, honest),
      CHECK,
    )
    expect(found).toMatch(/apply does otherwise beside another match/)
  })

  test('a set-up that deals from one deck for all matches is found', () => {
    const found = complaintOf(
      altered(rules => {
        const deck = SeededDice.from('deck')
        return { setup: (dice, emit) => ({ ...rules.setup(dice, emit), count: deck.d(9) }) }
      }, honest),
      CHECK,
    )
    expect(found).not.toBe('')
  })
})

describe('draws of a scope', () => {
  const CHECK = 'draws of a scope stay within it'
  const scoped = (scope: DrawScope) =>
    complaintOf(
      altered(
        rules => ({
          apply: (state, seat, action, dice, emit) =>
            drawWithin(dice, scope, inside => rules.apply(state, seat, action, inside, emit)),
        }),
        honest,
      ),
      CHECK,
    )

  test('may decide what the scope names', () => {
    expect(scoped({ state: ['/at'], events: { moved: ['/by'] } })).toBe('')
  })

  test('may decide nothing else of the state, nor of an event', () => {
    expect(scoped({ state: ['/count'], events: { moved: ['/by'] } })).toMatch(/decide something outside it/)
    expect(scoped({ state: ['/at'], events: {} })).toMatch(/decide something outside it/)
  })
})
