import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  checkShape,
  InputError,
  jsonFault,
  LIMITS,
  parseJson,
  parseShape,
  readCampaignRecord,
  readRecord,
} from '../src/index.ts'

function refusal(work: () => unknown): InputError {
  try {
    work()
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

const HEAD =
  '{"format":"sextant.match","version":2,"game":"race","rules":1,"options":{},"seats":[],' +
  `"commitment":"${'0'.repeat(64)}","start":{"given":false,"dice":[],"state":{},"hash":"${'0'.repeat(16)}"},"steps":[`

/** A record with many steps that are none. */
function malformed(steps: number): string {
  return `${HEAD}${new Array(steps).fill('{"seq":1}').join(',')}]}`
}

describe('what no document may be', () => {
  test('too large', () => {
    const text = ' '.repeat(LIMITS.characters + 1)
    expect(refusal(() => parseJson(text, 'x.json')).message).toBe('x.json: is too large: more than 20 MB')
  })

  test('too many values, however few characters they take', () => {
    const text = `[${'0,'.repeat(LIMITS.values)}0]`
    expect(refusal(() => parseJson(text, 'x.json')).message).toContain('has more than 2000000 values')
  })

  test('a text that is too long', () => {
    const text = JSON.stringify({ seats: [{ picture: 'x'.repeat(LIMITS.text + 1) }] })
    expect(refusal(() => parseJson(text, 'x.json')).message).toBe(
      'x.json /seats/0/picture: is a text of 200001 characters; 200000 are allowed',
    )
  })

  test.each(['1e308', '-1e308', '1e999', '9007199254740993'])('a number such as %s', number => {
    const said = refusal(() => parseJson(`{"state":{"D":${number}}}`, 'x.json')).message
    expect(said).toMatch(/^x\.json \/state\/D: found .*, expected a number from -9007199254740991/)
  })

  test('a key that stands for the prototype', () => {
    const said = refusal(() => parseJson('{"a":{"__proto__":{"isAdmin":true}}}', 'x.json')).message
    expect(said).toBe('x.json /a/__proto__: this key is not allowed')
  })

  test.each([
    ['{"game":"a","game":"b"}', '/game'],
    ['{"a":[{},{"b":1,"c":{},"b":2}]}', '/a/1/b'],
    ['{"a":1,"\\u0061":2}', '/a'],
    ['{"x":{"a,\\"b":[1,2],"a,\\"b":3}}', '/x/a,"b'],
  ])('a key twice: %s', (text, path) => {
    expect(refusal(() => parseJson(text, 'x.json')).message).toBe(`x.json ${path}: this key is given twice`)
  })

  test.each([
    ['"speed":1e308', '/units/1/speed: Gunner: found 1e+308, expected a number'],
    ['"__proto__":{}', '/units/1/__proto__: Gunner: this key is not allowed'],
    ['"speed":1,"speed":2', '/units/1/speed: Gunner: this key is given twice'],
    [
      '"weapons":[{"name":"Flamer","ap":1,"ap":2}]',
      '/units/1/weapons/0/ap: Gunner: Flamer: this key is given twice',
    ],
  ])('is told with the name of what it stands in: %s', (field, words) => {
    const text = `{"units":[{"name":"Rifleman"},{"name":"Gunner",${field}}]}`
    expect(refusal(() => parseJson(text, 'x.json')).message).toContain(`x.json ${words}`)
  })

  test('the same key in two objects is no duplicate, and colons in texts are no keys', () => {
    expect(parseJson('[{"a":":::"},{"a":{"a":"}{\\":"}}]', 'x.json')).toHaveLength(2)
  })

  test('the explanation of a fault goes no deeper than documents may', () => {
    expect(jsonFault('['.repeat(5000))?.expected).toBe('less-depth')
  })
})

describe('flaws', () => {
  test.each([100, 100_000])('of %i malformed steps only the first are looked for', steps => {
    const { flaws, message } = refusal(() => readRecord(malformed(steps), 'x.json'))
    expect(flaws.length).toBeGreaterThan(3)
    expect(flaws.length).toBeLessThanOrEqual(LIMITS.flaws)
    expect(message.length).toBeLessThan(2000)
    expect(flaws[0]).toEqual({ path: '/steps/0/seat', message: 'is missing' })
  })

  test('of a malformed campaign, too', () => {
    const text = malformed(20_000).replace('sextant.match', 'sextant.campaign')
    expect(refusal(() => readCampaignRecord(text, 'x.json')).flaws.length).toBeLessThanOrEqual(LIMITS.flaws)
  })

  test('after many alternatives that did not fit, a later flaw is still found', () => {
    const schema = v.array(v.union([v.strictObject({ a: v.number() }), v.strictObject({ b: v.number() })]))
    const fitting = Array.from({ length: 500 }, () => ({ b: 1 }))
    expect(checkShape(schema, fitting).ok).toBe(true)
    expect(checkShape(schema, [...fitting, { b: 'no' }]).ok).toBe(false)
  })

  test('quote no more of what strangers wrote than fits a line or two', () => {
    const long = 'x'.repeat(50_000)
    const { flaws } = new InputError('x.json', [{ path: `/${long}`, message: `found ${long}` }])
    expect(flaws[0]?.path).toHaveLength(LIMITS.path)
    expect(flaws[0]?.message).toHaveLength(LIMITS.message)
  })
})

describe('a list where an object is due', () => {
  const schema = v.strictObject({ rules: v.strictObject({ speed: v.optional(v.number()) }) })

  test('is refused, also where every field may be left out', () => {
    const said = refusal(() => parseShape(schema, { rules: [] }, 'x.json')).message
    expect(said).toBe('x.json /rules: found a list, expected an object')
  })

  test('is refused where names lead to values', () => {
    const named = v.record(v.string(), v.number())
    expect(checkShape(named, [1, 2])).toEqual({
      ok: false,
      flaws: [{ path: '/', message: 'found a list, expected an object' }],
    })
  })

  test('what may be anything may be a list', () => {
    expect(checkShape(v.strictObject({ value: v.unknown() }), { value: [1, [2]] }).ok).toBe(true)
  })
})
