import { at, checkShape, SeededDice } from '@sextant/engine'
import { untitledNumbers } from '@sextant/testing'
import { describe, expect, test } from 'vitest'
import {
  bots,
  card,
  classic,
  type Options,
  type Plan,
  type State,
  scenarios,
  teams,
  underwaterHockey,
} from '../src/index.ts'

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
    const flaws = underwaterHockey.flaws?.(checked.value) ?? []
    expect(flaws.map(({ message }) => message)).toContainEqual(expect.stringMatching(reason))
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

  test('the usual match is short, the first to two goals; the document’s, the first to three within 300 turns, is a scenario', () => {
    expect(scenarios[0].options.ruleset.match).toEqual({ goals: 2, turns: 120 })
    expect(scenarios[0].options.teams).toEqual(classic.teams)
    expect(scenarios.find(({ id }) => id === 'classic')?.options).toEqual(classic)
    expect(classic.ruleset.match).toEqual({ goals: 3, turns: 300 })
  })
})

test('all flaws of the options are listed, each with its place', () => {
  const { ruleset } = classic
  const pool = { ...ruleset.pool, puck: '99,8', goals: { ...ruleset.pool.goals, blue: ['1,7', '40,1'] } }
  const red = { ...ruleset.kickoff.red, CF: '25,7' }
  const speed = { least: 4, most: 1, step: 1 }
  const flawed: Options = {
    ...classic,
    ruleset: {
      ...ruleset,
      pool,
      kickoff: { ...ruleset.kickoff, red },
      ranges: { ...ruleset.ranges, speed },
    },
  }
  expect(underwaterHockey.flaws?.(flawed).map(({ path }) => path)).toEqual([
    '/ruleset/pool/puck',
    '/ruleset/pool/goals/blue/1',
    '/ruleset/kickoff/red/CF',
    '/ruleset/ranges/speed',
  ])
  for (const { options } of scenarios) expect(underwaterHockey.flaws?.(options)).toEqual([])
})

describe('plans of a position', () => {
  const rules = underwaterHockey.load(classic)
  /** Blue's centre forward has the puck under water in the middle; red's faces it from the next tile. */
  const position = (): State => {
    const state = rules.setup(SeededDice.from('plans'), () => undefined)
    Object.assign(at(state.units, 1), { at: '13,8', plane: 'bottom', facing: 1 })
    Object.assign(at(state.units, 7), { at: '14,8', plane: 'bottom', facing: 4 })
    state.puck = { at: '13,8', holder: 1 }
    return state
  }
  const swim: Plan = { kind: 'swim', change: null, curl: null, path: [] }
  const flawsWith = (u: number, plan: Plan, breath?: number) => {
    const state = position()
    if (breath !== undefined) at(state.units, u).breath = breath
    state.plans[u] = plan
    return rules.flaws?.(state) ?? []
  }

  test.each<[string, number, Plan]>([
    ['a swim as far as the unit is fast', 1, { ...swim, path: [1, 1, 1] }],
    ['a swim after a curl, as far as it leaves', 1, { ...swim, curl: 4, path: [4, 4] }],
    ['a dive', 0, { ...swim, change: 'dive' }],
    ['a surfacing', 1, { ...swim, change: 'surface' }],
    ['a flick of the holder', 1, { kind: 'flick', direction: 2, distance: 3 }],
    ['a steal from the holder that is faced', 7, { kind: 'steal' }],
  ])('%s is possible', (_name, u, plan) => {
    expect(flawsWith(u, plan)).toEqual([])
  })

  test.each<[string, number, Plan, RegExp]>([
    ['a swim farther than the unit is fast', 3, { ...swim, path: [2, 2, 2, 2] }, /4 strokes.* can swim 2/],
    ['a swim farther than a curl leaves', 1, { ...swim, curl: 4, path: [4, 4, 4] }, /3 strokes.* can swim 2/],
    ['a stroke sharper than 60°', 1, { ...swim, path: [4] }, /60°/],
    ['a swim out of the pool', 0, { ...swim, curl: 5, path: [5] }, /outside the pool/],
    ['a curl to where it faces', 1, { ...swim, curl: 1 }, /already faces that way/],
    ['a dive of a unit under water', 1, { ...swim, change: 'dive' }, /already under water/],
    ['a surfacing at the surface', 0, { ...swim, change: 'surface' }, /already at the surface/],
    ['a flick without the puck', 7, { kind: 'flick', direction: 4, distance: 1 }, /with the puck can flick/],
    ['a flick too far', 1, { kind: 'flick', direction: 1, distance: 4 }, /3 tiles at most/],
    ['a flick behind', 1, { kind: 'flick', direction: 4, distance: 1 }, /straight ahead/],
    ['a steal from afar', 8, { kind: 'steal' }, /under water next to/],
    ['a steal from a teammate', 0, { kind: 'steal' }, /under water next to/],
  ])('%s is impossible, with its place and the reason', (_name, u, plan, reason) => {
    const flaws = flawsWith(u, plan)
    expect(flaws.map(({ path }) => path)).toEqual([`/plans/${u}`])
    expect(flaws[0]?.message).toMatch(reason)
  })

  test('nobody dives without breath, and a flick does not leave the pool', () => {
    expect(flawsWith(0, { ...swim, change: 'dive' }, 0)[0]?.message).toMatch(/no breath/)
    const state = position()
    Object.assign(at(state.units, 1), { at: '24,8' })
    state.puck.at = '24,8'
    state.plans[1] = { kind: 'flick', direction: 1, distance: 3 }
    expect(rules.flaws?.(state)[0]).toMatchObject({ path: '/plans/1' })
  })

  test.each<[string, Plan, RegExp]>([
    ['swam farther than the unit is fast', { ...swim, path: [1, 1, 1, 1] }, /4 strokes/],
    ['swam a stroke sharper than 60°', { ...swim, path: [1, 4] }, /60°/],
    ['flicked too far', { kind: 'flick', direction: 1, distance: 6 }, /3 tiles at most/],
  ])('nobody has %s in the turn before', (_name, plan, reason) => {
    const state = position()
    const plans = state.units.map((): Plan => swim)
    plans[1] = plan
    state.last = { from: state.units.map(({ at }) => at), plans }
    expect(rules.flaws?.(state)).toEqual([{ path: '/last/plans/1', message: expect.stringMatching(reason) }])
  })

  test('there are no more goals than turns', () => {
    const state = position()
    state.score = [1e9, 0]
    expect(rules.flaws?.(state).map(({ path }) => path)).toEqual(['/score'])
  })

  test('every impossible plan is listed; a unit off the pool is named instead of its plans', () => {
    const state = position()
    state.plans[0] = { kind: 'steal' }
    state.plans[9] = { kind: 'flick', direction: 4, distance: 1 }
    expect(rules.flaws?.(state).map(({ path }) => path)).toEqual(['/plans/0', '/plans/9'])
    at(state.units, 0).at = '26,1'
    expect(rules.flaws?.(state).map(({ path }) => path)).toEqual(['/units/0/at'])
  })
})

test('the card names the scenarios, seats and bots that there are, in both languages', () => {
  expect(Object.keys(card.scenarios)).toEqual(scenarios.map(({ id }) => id))
  expect(Object.keys(card.seats)).toEqual(underwaterHockey.load(classic).seats)
  expect(Object.keys(card.bots)).toEqual(bots.map(({ id }) => id))
  expect(scenarios.map(({ title }) => title)).toEqual(Object.values(card.scenarios).map(({ en }) => en))
  expect(JSON.stringify(card).match(/"zh":""|"en":""/)).toBeNull()
})
