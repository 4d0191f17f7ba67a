import { checkShape, SeededDice } from '@sextant/engine'
import { untitledNumbers } from '@sextant/testing'
import { describe, expect, test } from 'vitest'
import { classic, scenarios, teams, underwaterHockey } from '../src/index.ts'

/** The classic options with one place changed. */
function changed(path: readonly string[], value: unknown): unknown {
  const options: Record<string, unknown> = structuredClone({ ...classic })
  let part = options
  for (const key of path.slice(0, -1)) part = part[key] as Record<string, unknown>
  part[path.at(-1) ?? ''] = value
  return options
}

describe('options', () => {
  test.each([
    [['ruleset', 'match', 'goals'], 5, true],
    [['ruleset', 'match', 'goals'], 0, false],
    [['ruleset', 'match', 'turns'], 0.5, false],
    [['ruleset', 'planning', 'changes'], 0, true],
    [['ruleset', 'pool', 'puck'], '13', false],
    [['teams', '0', 'units', 'CF', 'speed'], 9, false],
    [['teams', '0', 'units', 'CF', 'steal'], 100, true],
    [['teams', '0', 'units', 'GK'], {}, false],
    [['ruleset', 'luck'], 1, false],
  ])('%j = %j is let through: %s', (path, value, allowed) => {
    expect(checkShape(underwaterHockey.options, changed(path, value)).ok).toBe(allowed)
  })

  test.each([
    [['ruleset', 'pool', 'puck'], '30,8', /30,8 is not in the pool of 25 × 15/],
    [['ruleset', 'pool', 'puck'], '1,8', /is a goal/],
    [['ruleset', 'pool', 'goals', 'red'], ['1,7'], /is blue's goal already/],
    [['ruleset', 'kickoff', 'red', 'CF'], '25,7', /another unit begins on 25,7/],
    [['ruleset', 'ranges', 'speed', 'least'], 4, /nothing to draw/],
    [['ruleset', 'ranges', 'speed', 'most'], 9, /no unit may have that/],
  ])('a pool that cannot be played in is refused with the reason', (path, value, reason) => {
    const checked = checkShape(underwaterHockey.options, changed(path, value))
    if (!checked.ok) throw new Error('the schema refused it already')
    expect(() => underwaterHockey.load(checked.value)).toThrow(reason)
  })

  test('every number of the rules has a title and a description for set-up screens', () => {
    expect(untitledNumbers(underwaterHockey.options, 'ruleset')).toEqual([])
  })
})

test('a position in which both have committed is refused: nobody would be to act', () => {
  const rules = underwaterHockey.load(classic)
  const state = rules.setup(SeededDice.from('both'), () => undefined)
  expect(rules.flaws?.(state)).toEqual([])
  state.committed = [true, true]
  expect(rules.flaws?.(state).map(({ path }) => path)).toEqual(['/committed'])
})

describe('teams', () => {
  test('there are at least four, no two alike, with numbers from the ranges of the document', () => {
    const { ranges } = classic.ruleset
    const seen = new Set(Object.values(teams).map(({ units }) => JSON.stringify(units)))
    expect(seen.size).toBe(Object.keys(teams).length)
    expect(seen.size).toBeGreaterThanOrEqual(4)
    for (const { units } of Object.values(teams))
      for (const unit of Object.values(units))
        for (const [name, value] of Object.entries(unit)) {
          const { least, most } = ranges[name as keyof typeof ranges]
          expect(value).toBeGreaterThanOrEqual(least)
          expect(value).toBeLessThanOrEqual(most)
        }
  })

  test('the usual match is the first to three goals, within 300 turns', () => {
    expect(scenarios[0].options.ruleset.match).toEqual({ goals: 3, turns: 300 })
    expect(scenarios[0].options).toEqual(classic)
  })
})
