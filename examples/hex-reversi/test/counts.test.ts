import { type Rules, SeededDice } from '@sextant/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HexReversi, State } from '../src/index.ts'
import { NaiveReversi } from './naive.ts'
import { loaded, playRandom } from './play.ts'

const dice = SeededDice.from('counts')
const ignore = () => undefined

describe('the number of ways to play on, counted a second time by a naive version of the rules', () => {
  test.each([
    ['three', [5, 22, 82]],
    ['duel', [8, 50, 276]],
    ['six', [4, 13, 48]],
  ])('%s: after one, two and three turns', (id, expected) => {
    const { options, rules } = loaded(id)
    const state = rules.setup(dice, ignore)
    const counts = [1, 2, 3].map(turns => ways(rules, state, turns))
    expect(counts).toEqual([1, 2, 3].map(turns => NaiveReversi.from(options, state).ways(turns)))
    expect(counts).toEqual(expected)
  })

  test.each(['three', 'duel', 'six'])('%s: after two turns from anywhere in random matches', id => {
    const { options, rules } = loaded(id)
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 80 }), (seed, turns) => {
        const { state } = playRandom(rules, `counts ${seed}`, turns)
        expect(ways(rules, state, 2)).toBe(NaiveReversi.from(options, state).ways(2))
      }),
      { numRuns: 15 },
    )
  })
})

function ways(rules: Rules<HexReversi>, state: State, turns: number): number {
  if (turns === 0 || rules.outcome(state)) return 1
  return rules.legal(state, state.seat).reduce((sum, action) => {
    const after = rules.copy(state)
    rules.apply(after, state.seat, action, dice, ignore)
    return sum + ways(rules, after, turns - 1)
  }, 0)
}
