import { describe, expect, test } from 'vitest'
import {
  branches,
  type DrawScope,
  distribution,
  drawWithin,
  type GameTypes,
  type Rules,
  ScriptedDice,
  TooManyWays,
} from '../src/index.ts'
import { HIDDEN, race } from './race.ts'

interface ThrowTypes extends GameTypes {
  readonly state: { total: number }
  readonly action: 'throw'
  readonly event: { type: 'threw'; total: number; lucky: boolean }
}

/** Two dice and, when they show doubles, a chance of one in four. */
const thrower: Pick<Rules<ThrowTypes>, 'apply' | 'copy'> = {
  copy: state => ({ ...state }),
  apply(state, _seat, _action, dice, emit) {
    const [a = 0, b = 0] = dice.roll(2, 6)
    state.total = a + b
    emit({ type: 'threw', total: a + b, lucky: a === b && dice.chance(0.25) })
  },
}
const rules = thrower as Rules<ThrowTypes>

test('every way the dice can fall is found once, and the chances add up to 1', () => {
  const all = branches(rules, { total: 0 }, 0, 'throw')
  expect(all).toHaveLength(30 + 6 * 2)
  expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
})

test('odds of anything can be read off', () => {
  const all = branches(rules, { total: 0 }, 0, 'throw')
  const totals = distribution(all, ({ state }) => state.total)
  expect(totals[0]).toEqual({ value: 7, chance: expect.closeTo(6 / 36) })
  expect(totals).toHaveLength(11)
  const lucky = distribution(all, ({ events }) => events[0]?.lucky ?? false)
  expect(lucky).toContainEqual({ value: true, chance: expect.closeTo(1 / 24) })
})

test('the state asked about stays as it is', () => {
  const loaded = race.load({ goal: 10, faces: 6 })
  const state = structuredClone(HIDDEN)
  expect(branches(loaded, state, 0, { type: 'roll' })).toHaveLength(6)
  expect(state).toEqual(HIDDEN)
})

test('too many ways are refused', () => {
  expect(() => branches(rules, { total: 0 }, 0, 'throw', 10)).toThrow('in more than 10 ways')
})

describe('draws of a scope', () => {
  const scope: DrawScope = { state: ['/loot'], events: { won: ['/loot'] } }

  interface PrizeTypes extends GameTypes {
    readonly state: { won: boolean; loot: number }
    readonly action: 'fight'
    readonly event: { type: 'won'; loot: number }
  }

  /** One die decides the fight, seven more the loot: 1,679,616 ways. */
  const prize: Pick<Rules<PrizeTypes>, 'apply' | 'copy'> = {
    copy: state => ({ ...state }),
    apply(state, _seat, _action, dice, emit) {
      state.won = dice.d(6) > 4
      if (!state.won) return
      state.loot = drawWithin(dice, scope, scoped => scoped.sum(7, 6))
      emit({ type: 'won', loot: state.loot })
    },
  }
  const rules = prize as Rules<PrizeTypes>
  const begin = { won: false, loot: 0 }

  test('are not tried where they do not matter, and the odds are the same', () => {
    const all = branches(rules, begin, 0, 'fight', 100, () => false)
    expect(all).toHaveLength(6)
    expect(distribution(all, ({ state }) => state.won)).toContainEqual({
      value: true,
      chance: expect.closeTo(1 / 3),
    })
  })

  test('are tried where they matter', () => {
    expect(() => branches(rules, begin, 0, 'fight', 100)).toThrow(TooManyWays)
    expect(() => branches(rules, begin, 0, 'fight', 100, asked => asked === scope)).toThrow(TooManyWays)
  })

  test('are plain draws for all other dice', () => {
    const dice = new ScriptedDice([6, 1, 2, 3, 4, 5, 6, 1])
    const state = { ...begin }
    rules.apply(state, 0, 'fight', dice, () => undefined)
    expect(state).toEqual({ won: true, loot: 22 })
    expect(dice.left).toEqual([])
  })
})
