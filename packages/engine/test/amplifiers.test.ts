import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runCase } from '../src/cases/index.ts'
import {
  InputError,
  LIMITS,
  type MatchRecord,
  readCampaignRecord,
  readRecord,
  recordedStates,
  verdictOn,
} from '../src/index.ts'
import { withValues } from '../src/input/pointer.ts'
import { depthOf, valuesIn } from '../src/plain/plain.ts'
import { packedRecord } from './packed-record.ts'
import { race } from './race.ts'

/**
 * Files that stand for far more than they say, made from what records, campaigns and cases may say: long starts, many steps, many
 * changes, deep paths, places in places. Each is refused as input, or stands for no more than the limits; what it stands for is
 * counted here from how it was made. Nothing is timed: what is counted is what takes time and memory.
 */

/** A little, or a lot. */
const upTo = (most: number) => fc.oneof(fc.nat(5), fc.integer({ min: Math.floor(most / 20), max: most }))

interface Amplifier {
  readonly kind: 'list' | 'table'
  readonly width: number
  readonly steps: number
  /** Of each step. */
  readonly changes: number
  /** Lists and objects around what is changed, and inside of what is put there. */
  readonly above: number
  readonly inside: number
  /** Each step changes what the one before put there, one level further down. */
  readonly sinks: boolean
}

const amplifier: fc.Arbitrary<Amplifier> = fc
  .record({
    kind: fc.constantFrom('list', 'table'),
    width: upTo(60_000),
    steps: upTo(4000),
    changes: upTo(30_000),
    above: fc.oneof(fc.constant(0), fc.nat(62)),
    inside: fc.oneof(fc.constant(0), fc.nat(55)),
    sinks: fc.boolean(),
  } as const)
  // A text of a megabyte at most: what is too large as a text is refused as one.
  .map(({ steps, changes, inside, above, ...rest }) => {
    const changed = Math.min(changes, Math.max(1, Math.floor(60_000 / (1 + inside + above) / (steps + 1))))
    return { ...rest, steps, inside, above, changes: changed }
  })

const nested = (depth: number): unknown => JSON.parse(`${'{"x":'.repeat(depth)}0${'}'.repeat(depth)}`)

function textOf(amplified: Amplifier): string {
  return JSON.stringify(recordOf(amplified))
}

function recordOf({ kind, width, steps, changes, above, inside, sinks }: Amplifier) {
  const places = Array.from({ length: width }, () => 0)
  const body = kind === 'list' ? places : Object.fromEntries(places.map((_, i) => [`k${i}`, 0]))
  let state: unknown = { body, at: 0 }
  for (let i = 0; i < above; i++) state = { a: state }
  const place = (step: number) => `${'/a'.repeat(above)}/at${sinks ? '/x'.repeat(inside * step) : ''}`
  const value = nested(inside)
  const packed = Array.from({ length: steps }, (_, step) => [
    0,
    {},
    Array.from({ length: changes }, () => [sinks ? place(step).slice(0, 300) : place(0), value]).flat(),
  ])
  return packedRecord(state, packed, 'race')
}

/** At least how many values all its states have together. */
function standsFor({ width, steps }: Amplifier): number {
  return (width + 3) * (steps + 1)
}

/** What comes of it; anything but a refusal as input is a fault of the reader. */
function outcome<T>(read: () => T): { readonly read?: T; readonly refusal?: InputError } {
  try {
    return { read: read() }
  } catch (error) {
    if (error instanceof InputError) return { refusal: error }
    throw error
  }
}

function expectBounded(record: MatchRecord): void {
  let [values, changes] = [0, 0]
  const states = recordedStates(record, 'x.json')
  states.map((state, step) => {
    // The states of one record are much the same: some are looked at closely.
    if (step < 10 || step % 500 === 0) expect(depthOf(state)).toBeLessThanOrEqual(LIMITS.depth)
    return values++
  })
  for (const step of record.steps) {
    const made = 'changes' in step ? step.changes.length : 0
    expect(made).toBeLessThanOrEqual(LIMITS.changesOfStep)
    changes += made
  }
  expect(values).toBe(record.steps.length + 1)
  expect(changes).toBeLessThanOrEqual(LIMITS.changes)
}

describe('a file that stands for more than it says', () => {
  test('as the record of a match, is refused or bounded', () => {
    let [refused, read] = [0, 0]
    fc.assert(
      fc.property(amplifier, amplified => {
        const { read: record, refusal } = outcome(() => readRecord(textOf(amplified), 'x.json'))
        if (refusal) {
          refused++
          expect(refusal.message.length).toBeLessThan(1000)
          expect(refusal.message).toMatch(
            /^x\.json\/? ?\S* ?.*(deep|large|more than|may|names a place|there is)/,
          )
        }
        if (!record) return
        read++
        expect(standsFor(amplified)).toBeLessThanOrEqual(LIMITS.expanded)
        const fits = outcome(() => expectBounded(record))
        // Changes that do not fit are found when states are put together.
        if (fits.refusal) expect(fits.refusal.message).toContain('does not fit the state before')
        expect(verdictOn(race, record).length).toBeGreaterThan(0)
      }),
      { numRuns: 50, seed: 27 },
    )
    // The property would be empty if all of them were of one kind.
    expect(Math.min(refused, read)).toBeGreaterThan(10)
  })

  test('as the record of a campaign, is refused or bounded, its matches together', () => {
    let [refused, read] = [0, 0]
    fc.assert(
      fc.property(amplifier, fc.integer({ min: 1, max: 6 }), (amplified, matches) => {
        const [width, steps] = [Math.floor(amplified.width / 2), Math.floor(amplified.steps / 2)]
        const inner = { ...amplified, width, steps, changes: 1, inside: 0, sinks: false }
        const text = JSON.stringify({
          format: 'sextant.campaign',
          version: 3,
          campaign: 'season',
          game: 'race',
          rules: { campaign: 1, game: 1 },
          options: {},
          seat: 'a',
          player: 'a',
          commitment: '0'.repeat(64),
          start: { dice: [], state: {} },
          entries: Array.from({ length: matches }, (_, i) => ({
            kind: 'match',
            seq: i + 1,
            record: recordOf(inner),
            dice: [],
            changes: [],
          })),
        })
        const { read: record, refusal } = outcome(() => readCampaignRecord(text, 'x.json'))
        if (refusal) refused++
        if (!record) return
        read++
        expect(standsFor(inner) * matches).toBeLessThanOrEqual(LIMITS.expanded)
      }),
      { numRuns: 30, seed: 27 },
    )
    expect(Math.min(refused, read)).toBeGreaterThan(3)
  })

  test('as a case, is refused or bounded', () => {
    const key = fc.constantFrom('*', 'z', 'y', '-', '0', '1', '__proto__')
    const place = fc.array(key, { minLength: 1, maxLength: 12 }).map(keys => `/${keys.join('/')}`)
    const wide = fc.oneof(
      fc.integer({ min: 1, max: 12 }).map(n => Array.from({ length: n }, () => ({ z: 0, y: [] }))),
      fc
        .integer({ min: 1, max: 9 })
        .map(n => Object.fromEntries(Array.from({ length: n }, (_, i) => [i, 0]))),
      fc.integer({ min: 1, max: 50 }).map(nested),
    )
    /** Stars below each other: each place puts several values into all that those before it have put. */
    const tower = fc
      .tuple(fc.integer({ min: 1, max: 14 }), wide)
      .map(([floors, value]) =>
        Object.fromEntries(Array.from({ length: floors }, (_, i) => [`/z${'/*'.repeat(i)}`, value])),
      )
    const change = fc.oneof(tower, fc.dictionary(place, wide, { minKeys: 1, maxKeys: 12 }))
    let [refused, read] = [0, 0]
    fc.assert(
      fc.property(change, given => {
        const start = { z: { 0: {}, 1: {} }, y: [{}, {}, {}] }
        const { read: made, refusal } = outcome(() => withValues<unknown>(start, given, 'x.json /change'))
        if (refusal) refused++
        else {
          read++
          expect(valuesIn(made)).toBeLessThanOrEqual(LIMITS.putValues + valuesIn(start))
          expect(depthOf(made)).toBeLessThanOrEqual(LIMITS.depth)
        }
        expect(outcome(() => runCase(race, { change: given }, 'x.json')).refusal).toBeDefined()
        expect(outcome(() => runCase(race, { changeOptions: given }, 'x.json')).refusal).toBeDefined()
      }),
      { numRuns: 150, seed: 27 },
    )
    expect(Math.min(refused, read)).toBeGreaterThan(20)
  })
})
