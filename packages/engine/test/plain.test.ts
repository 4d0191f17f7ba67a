import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canonicalJson,
  copyPlain,
  describeDifference,
  difference,
  samePlain,
  stateHash,
  whyNotPlain,
  withChanges,
} from '../src/index.ts'

const plain = fc
  .jsonValue({ maxDepth: 4, noUnicodeString: false })
  .map(value => JSON.parse(JSON.stringify(value)) as unknown)
  .filter(value => !JSON.stringify(value).includes('__proto__'))

/** The same data with the keys of every object in another order. */
function reordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(reordered)
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reordered(part)]),
  )
}

describe('canonical JSON', () => {
  test('is JSON for the same data', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(JSON.parse(canonicalJson(value))).toEqual(value)
      }),
    )
  })
  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(canonicalJson(reordered(value))).toBe(canonicalJson(value))
      }),
    )
  })
  test('says where data is not plain', () => {
    expect(() => canonicalJson({ a: [1, { b: Number.NaN }] })).toThrow('/a/1/b: NaN is not JSON')
    expect(() => canonicalJson({ a: new Map([[1, 2]]) })).toThrow('/a: Map is not plain data')
    expect(() => canonicalJson({ a: undefined })).toThrow('/a: undefined is not JSON')
  })
  test('hashes are 64 bits of SHA-256 over it', () => {
    expect(stateHash({})).toBe('44136fa355b3678a')
    expect(stateHash({ b: 1, a: 2 })).toBe(stateHash({ a: 2, b: 1 }))
  })
})

describe('plain data', () => {
  test('copies say the same and share nothing', () => {
    fc.assert(
      fc.property(plain, value => {
        const copy = copyPlain(value)
        expect(copy).toEqual(value)
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value)
      }),
    )
  })
  test('sameness is that of canonical JSON', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(samePlain(a, b)).toBe(canonicalJson(a) === canonicalJson(b))
        expect(samePlain(a, reordered(a))).toBe(true)
      }),
    )
  })
  test('what is not plain is found', () => {
    const loop: { self?: unknown } = {}
    loop.self = loop
    expect(whyNotPlain(loop)).toBe('/self: refers back to itself')
    expect(whyNotPlain({ at: new Map() })).toBe('/at: Map is not plain data')
    expect(whyNotPlain({ f: () => 1 })).toBe('/f: function is not JSON')
    expect(whyNotPlain({ zero: -0 })).toContain('-0')
    expect(whyNotPlain(JSON.parse('{"__proto__": 1}'))).toBe('/__proto__: this key is not allowed')
    expect(whyNotPlain({ fine: [1, 'a', null, true] })).toBeUndefined()
  })
})

describe('differences', () => {
  test('lead from one state to the other', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(withChanges(before, difference(before, after))).toEqual(after)
      }),
    )
  })
  test('take a key out of an object in a list', () => {
    const [before, after] = [[{ a: 1, b: 2 }], [{ b: 2 }]]
    expect(difference(before, after)).toEqual([[[0, 'a']]])
    expect(withChanges(before, difference(before, after))).toEqual(after)
  })
  test('survive JSON', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const changes = JSON.parse(JSON.stringify(difference(before, after))) as ReturnType<typeof difference>
        expect(withChanges(before, changes)).toEqual(after)
      }),
    )
  })
  test('leave the state before as it was', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const text = canonicalJson(before)
        withChanges(before, difference(before, after))
        expect(canonicalJson(before)).toBe(text)
      }),
    )
  })
  test('are as small as the change', () => {
    const units = [
      { health: 80, at: 3 },
      { health: 20, at: 4 },
    ]
    const after = [
      { health: 80, at: 3 },
      { health: 5, at: 4 },
    ]
    expect(difference({ units, turn: 1 }, { units: after, turn: 1 })).toEqual([[['units', 1, 'health'], 5]])
  })
  test('leave no holes in lists', () => {
    expect(() => withChanges([1, 2, 3], [[[5], 1]])).toThrow('/5: a list of 3 has no such place')
    expect(() => withChanges([1, 2, 3], [[[1]]])).toThrow('/1: a list of 3 has no such place')
  })
  test('are described in a line each', () => {
    expect(describeDifference({ a: { b: 1 }, c: 2 }, { a: { b: 7 } }, ['then', 'now'])).toEqual([
      '/c: 2 then, nothing now',
      '/a/b: 1 then, 7 now',
    ])
  })
})
