import { describe, expect, test } from 'vitest'
import { whyNotScores } from '../src/conformance/scores.ts'
import { altered, alteredGame, complaintOf, honest } from './altered.ts'
import { sealed } from './sealed.ts'

describe('ends that no rule makes', () => {
  const CHECK = 'a match can end by what no rule makes'

  test('of sound games pass', () => {
    expect(complaintOf(honest, CHECK)).toBe('')
    expect(complaintOf(sealed, CHECK)).toBe('')
  })

  test.each<[string, RegExp, (seat: number) => number[]]>([
    ['scores that add up to more than 1', /add up to 1.5/, () => [0.5, 1]],
    ['a score too few', /1 scores for 2 seats/, () => [1]],
    ['a score below zero', /between 0 and 1/, () => [2, -1]],
    [
      'a win for the seat that resigns',
      /the seat that forfeits wins alone/,
      seat => (seat === 0 ? [1, 0] : [0, 1]),
    ],
  ])('a forfeit with %s is found', (_, why, forfeit) => {
    expect(
      complaintOf(
        altered(() => ({ forfeit: (_state, seat) => forfeit(seat) }), honest),
        CHECK,
      ),
    ).toMatch(why)
  })

  test('a forfeit that cannot be replayed is found', () => {
    let calls = 0
    const found = complaintOf(
      altered(
        () => ({ forfeit: (_state, seat) => (calls++ % 3 === 0 ? [0.5, 0.5] : [seat, 1 - seat]) }),
        honest,
      ),
      CHECK,
    )
    expect(found).not.toBe('')
  })
})

describe('scores', () => {
  test.each<[number[], number, string | undefined]>([
    [[1, 0], 2, undefined],
    [[0.5, 0.5, 0], 3, undefined],
    [[1 / 3, 1 / 3, 1 / 3], 3, undefined],
    [[0.3], 1, undefined],
    [[0, 0], 2, 'the scores 0, 0 add up to 0, not to 1'],
    [[1, 1], 2, 'the scores 1, 1 add up to 2, not to 1'],
    [[1], 2, 'there are 1 scores for 2 seats'],
    [[1.5], 1, 'scores lie between 0 and 1, not 1.5'],
    [[Number.NaN, 1], 2, 'scores lie between 0 and 1, not NaN, 1'],
  ])('%j of %d seats', (scores, seats, why) => {
    expect(whyNotScores(scores, seats)).toBe(why)
  })
})

describe('news', () => {
  test('of sound games is complete and keeps plans', () => {
    for (const check of ['news is numbered without gaps', 'news does not count secret plans']) {
      expect(complaintOf(honest, check)).toBe('')
      expect(complaintOf(sealed, check)).toBe('')
    }
  })

  test('that tells how often a plan was changed is found, in a view', () => {
    const found = complaintOf(
      alteredGame(sealed, rules => ({
        view: (s, viewer) => ({ ...rules.view(s, viewer), changes: s.changes }),
      })),
      'news does not count secret plans',
    )
    expect(found).toMatch(/the news of (left|right|spectator) tells that (left|right) changed its plan/)
  })

  test('that tells how often a plan was changed is found, in an event without a number', () => {
    const found = complaintOf(
      alteredGame(sealed, rules => ({
        apply(s, seat, action, dice, emit) {
          rules.apply(s, seat, action, dice, emit)
          if (action.type === 'write') emit({ type: 'sealed', seat })
        },
      })),
      'news does not count secret plans',
    )
    expect(found).toMatch(/changed its plan/)
  })

  test('that lacks an event is found', () => {
    // Heard when it happens, and no longer when it is asked for later.
    let heard = 0
    const found = complaintOf(
      altered(() => ({ hears: () => heard++ % 5 !== 0 }), honest),
      'news is numbered without gaps',
    )
    expect(found).toMatch(/does not carry the events/)
  })
})
