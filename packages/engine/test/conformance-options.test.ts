import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { conformance } from '../src/conformance/index.ts'
import { optionLeaves } from '../src/conformance/option-leaves.ts'
import { InputError, startMatch } from '../src/index.ts'
import { complaint, complaintOf, honest, type Race } from './altered.ts'

const CHECK = 'other option values have flaws or can be played'

describe('leaves of options', () => {
  const schema = v.strictObject({
    size: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(9)),
    speed: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    open: v.pipe(v.number(), v.integer(), v.minValue(1)),
    free: v.number(),
    name: v.string(),
    fog: v.boolean(),
    mood: v.picklist(['calm', 'wild']),
    units: v.record(v.string(), v.strictObject({ cost: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
    start: v.array(v.tuple([v.picklist([0, 1, 2]), v.string()])),
    rule: v.variant('kind', [
      v.strictObject({
        kind: v.literal('a'),
        dice: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
      }),
      v.strictObject({ kind: v.literal('b'), wait: v.boolean() }),
    ]),
    maybe: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))),
  })
  const options = {
    size: 3,
    speed: 0.5,
    open: 4,
    free: 1,
    name: 'x',
    fog: true,
    mood: 'calm',
    units: { 'a/b': { cost: 5 } },
    start: [[1, 'here']],
    rule: { kind: 'a', dice: 2 },
    maybe: 2,
  }

  test('are found with what they may be', () => {
    const leaves = Object.fromEntries(optionLeaves(schema, options).map(({ at, values }) => [at, values]))
    const number = (low: number, high: number, step: number | undefined = 1) => ({
      kind: 'number',
      low,
      high,
      step,
    })
    expect(leaves).toEqual({
      '/size': number(2, 9),
      '/speed': { kind: 'number', low: 0, high: 1, step: undefined },
      '/open': number(1, 8),
      '/fog': { kind: 'one-of', values: [true, false] },
      '/mood': { kind: 'one-of', values: ['calm', 'wild'] },
      '/units/a~1b/cost': number(0, 10),
      '/start/0/0': { kind: 'one-of', values: [0, 1, 2] },
      '/rule/dice': number(1, 6),
      '/maybe': number(0, 3),
    })
  })
})

describe('options', () => {
  /** The race, where a goal below the highest face has a flaw. */
  const flawed: Race = {
    ...honest,
    flaws: ({ goal, faces }) =>
      goal < faces
        ? [
            { path: '/goal', message: `is nearer than ${faces}` },
            { path: '/faces', message: 'are too many' },
          ]
        : [],
  }

  test('of a sound game pass', () => {
    expect(complaintOf(honest, CHECK)).toBe('')
    expect(complaintOf(flawed, CHECK)).toBe('')
  })

  test('with flaws are refused, with all of them', () => {
    const start = () => startMatch(flawed, { options: { goal: 3, faces: 6 }, seed: 's' })
    expect(start).toThrow(InputError)
    expect(start).toThrow('race options /goal: is nearer than 6\nrace options /faces: are too many')
  })

  test('that no match can be played under are found, with their values', () => {
    const fragile: Race = {
      ...honest,
      load(options) {
        if (options.goal > 12) throw new Error('the track is too long')
        return honest.load(options)
      },
    }
    expect(complaintOf(fragile, CHECK)).toMatch(/with .*\/goal = \d+.*: the track is too long/)
  })

  test('that lead to what no state may hold are found', () => {
    const careless: Race = {
      ...honest,
      load(options) {
        const rules = honest.load(options)
        const apply: typeof rules.apply = (state, ...rest) => {
          rules.apply(state, ...rest)
          if (options.goal > 12) Object.assign(state, { count: -0 })
        }
        return { ...rules, apply }
      },
    }
    expect(complaintOf(careless, CHECK)).toMatch(/with .*\/goal = \d+.*not plain data: \/count: -0/)
  })

  test('under which the limit does not hold are found', () => {
    const tight: Race = {
      ...honest,
      load: options => ({ ...honest.load(options), limit: options.goal > 10 ? 2 : 62 }),
    }
    expect(complaintOf(tight, CHECK)).toMatch(/goes on after its limit of 2/)
  })

  test('whose flaws cannot be listed are found', () => {
    const throwing: Race = {
      ...honest,
      flaws: ({ faces }) => {
        if (faces > 6) throw new Error('no such die')
        return []
      },
    }
    expect(complaintOf(throwing, CHECK)).toMatch(/\/faces = \d+.*: no such die/)
  })

  test('that are left out stay as they are', () => {
    const fragile: Race = {
      ...honest,
      load(options) {
        if (options.goal !== 10) throw new Error('the track is ten long')
        return honest.load(options)
      },
    }
    const checks = conformance(fragile, { keptOptions: { '/goal': 'the track is built' } })
    expect(complaint(checks.find(({ name }) => name.endsWith(CHECK)))).toBe('')
  })

  test('of a scenario with a flaw are found', () => {
    const [check] = conformance({ ...honest, flaws: () => [{ path: '/goal', message: 'is crooked' }] })
    expect(complaint(check)).toContain('scenario short has a flaw: /goal is crooked')
  })
})
