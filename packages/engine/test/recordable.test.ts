import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  type Game,
  type GameTypes,
  InputError,
  LIMITS,
  openInformation,
  readRecord,
  startMatch,
  writeRecord,
} from '../src/index.ts'

interface NoteTypes extends GameTypes {
  readonly options: unknown
  readonly state: { readonly moves: number }
  readonly action: 'go'
  readonly event: never
}

/** A game whose options may be anything, so that only the limits of all documents hold them. */
const note: Game<NoteTypes> = {
  id: 'note',
  title: 'Note',
  version: 1,
  about: { summary: '', players: '2', length: 'short' },
  options: v.unknown(),
  state: v.strictObject({ moves: v.number() }),
  action: v.literal('go'),
  scenarios: [{ id: 'usual', title: 'Usual', options: {} }],
  load: () => ({
    tables: {},
    seats: ['one', 'two'],
    limit: 2,
    setup: () => ({ moves: 0 }),
    toAct: () => [0],
    legal: () => ['go'],
    check: () => undefined,
    apply: () => {},
    outcome: () => undefined,
    ...openInformation((state: NoteTypes['state']) => ({ ...state })),
  }),
}

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])

/** A little less or more than a limit. */
const around = (limit: number) => fc.integer({ min: limit - 1, max: limit + 1 })

const beginnings = fc.oneof(
  around(LIMITS.text).map(length => ({ options: { picture: 'x'.repeat(length) } })),
  around(LIMITS.text).map(length => ({ options: { ['k'.repeat(length)]: 1 } })),
  around(LIMITS.name).map(length => ({ players: ['x'.repeat(length), 'bot'] })),
  around(LIMITS.seed).map(length => ({ seed: 'x'.repeat(length) })),
  around(54).map(levels => ({ options: nested(levels) })),
  fc.constantFrom(LIMITS.number, 1e308, -1e308).map(number => ({ options: { units: [{ speed: number }] } })),
  fc.constant({ options: JSON.parse('{"units":[{"__proto__":{"speed":1}}]}') as unknown }),
)

describe('a match that begins', () => {
  test('is recorded so that its record can be read, or does not begin', () => {
    fc.assert(
      fc.property(beginnings, beginning => {
        const setup = { options: {}, seed: 's', ...beginning }
        const begun = attempt(() => startMatch(note, setup))
        if (begun instanceof InputError) return
        const text = writeRecord(begun.save())
        expect(writeRecord(readRecord(text, 'r.json'))).toBe(text)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    [{ options: { picture: 'x'.repeat(LIMITS.text) } }, undefined],
    [
      { options: { picture: 'x'.repeat(LIMITS.text + 1) } },
      'note match /options/picture: is a text of 200001 characters; 200000 are allowed',
    ],
    [{ players: ['x'.repeat(LIMITS.name)] }, undefined],
    [
      { players: ['a', 'x'.repeat(LIMITS.name + 1)] },
      'note match /players/1: has 81 characters; a name has at most 80',
    ],
    [{ seed: 'x'.repeat(LIMITS.seed) }, undefined],
    [{ seed: 'x'.repeat(LIMITS.seed + 1) }, 'note match /seed: has 1001 characters; 1000 are allowed'],
  ])('says what no record can hold, and where', (beginning, message) => {
    const begun = attempt(() => startMatch(note, { options: {}, seed: 's', ...beginning }))
    expect(begun instanceof InputError ? begun.message : undefined).toBe(message)
  })
})

function attempt<T>(work: () => T): T | InputError {
  try {
    return work()
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
}
