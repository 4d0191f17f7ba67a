import { expect, test } from 'vitest'
import { branches, distribution, type GameTypes, type Rules } from '../src/index.ts'
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
