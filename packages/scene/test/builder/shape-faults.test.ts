import { checkShape } from '@sextant/engine'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { itemFaults, nameFaults, shapeFaults, shapeTexts, writeItem } from '../../src/builder/index.ts'
import { whole } from '../../src/kit/index.ts'
import { say, type Text } from '../../src/text.ts'

const crew = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(5)),
  age: whole('Age', 'In years.', 2, 6),
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  luck: v.number(),
  rank: v.picklist(['mate', 'cook', 'boy']),
  berth: v.nullable(v.string()),
  log: v.exactOptional(v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(2))),
})
const ship = v.strictObject({
  version: v.literal(1),
  code: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'a code has small letters')),
  crew: v.array(crew),
  extra: v.exactOptional(v.union([v.number(), v.string()])),
})
const ann = { name: 'Ann', age: 4, share: 0.5, luck: 1, rank: 'cook', berth: null }
const sound = { version: 1, code: 'abc', crew: [ann] }
const withAnn = (change: object) => ({ ...sound, crew: [{ ...ann, ...change }] })
const { berth: _berth, ...homeless } = ann

function textsOf(data: unknown): Text[] {
  const checked = checkShape(ship, data)
  return checked.ok ? [] : shapeFaults(ship, data, checked.flaws).map(({ text }) => text)
}
const { en, zh } = shapeTexts
const rules = { 'rule.a code has small letters': '只能用小写字母' }

const cases: [data: unknown, english: string, chinese: string][] = [
  [withAnn({ age: 7 }), 'crew[0] Ann: age is 7, must be 2 to 6', 'crew[0] Ann：age 为 7，应为 2 至 6'],
  [
    withAnn({ age: 9.5 }),
    'crew[0] Ann: age is 9.5, must be a whole number from 2 to 6',
    'crew[0] Ann：age 为 9.5，应为 2 至 6 的整数',
  ],
  [
    withAnn({ age: '4' }),
    'crew[0] Ann: age is "4", must be a whole number from 2 to 6',
    'crew[0] Ann：age 为 "4"，应为 2 至 6 的整数',
  ],
  [
    withAnn({ share: 1.5 }),
    'crew[0] Ann: share is 1.5, must be 0 to 1',
    'crew[0] Ann：share 为 1.5，应为 0 至 1',
  ],
  [
    withAnn({ luck: true }),
    'crew[0] Ann: luck is true, must be a number',
    'crew[0] Ann：luck 为 true，应为数字',
  ],
  [
    withAnn({ rank: 'king' }),
    'crew[0] Ann: rank is "king", must be mate, cook or boy',
    'crew[0] Ann：rank 为 "king"，应为 mate、cook 或 boy',
  ],
  [withAnn({ name: 5 }), 'crew[0]: name is 5, must be a text', 'crew[0]：name 为 5，应为文本'],
  [
    withAnn({ name: '' }),
    'crew[0]: name has 0 characters, must be at least 1',
    'crew[0]：name 有 0 个字符，至少应有 1 个',
  ],
  [
    withAnn({ name: 'Annabel' }),
    'crew[0] Annabel: name has 7 characters, must be at most 5',
    'crew[0] Annabel：name 有 7 个字符，最多 5 个',
  ],
  [
    withAnn({ log: [] }),
    'crew[0] Ann: log has 0 entries, must be at least 1',
    'crew[0] Ann：log 有 0 项，至少应有 1 项',
  ],
  [
    withAnn({ log: [1, 2, 3] }),
    'crew[0] Ann: log has 3 entries, must be at most 2',
    'crew[0] Ann：log 有 3 项，最多 2 项',
  ],
  [
    withAnn({ log: { a: 1 } }),
    'crew[0] Ann: log is an object, must be a list',
    'crew[0] Ann：log 为对象，应为列表',
  ],
  [
    withAnn({ log: [1, 'x'] }),
    'crew[0] Ann: log[1] is "x", must be a number',
    'crew[0] Ann：log[1] 为 "x"，应为数字',
  ],
  [
    withAnn({ berth: 3 }),
    'crew[0] Ann: berth is 3, must be a text or null',
    'crew[0] Ann：berth 为 3，应为文本或 null',
  ],
  [
    { ...sound, crew: [homeless] },
    'crew[0] Ann: berth is missing, must be a text or null',
    'crew[0] Ann：berth 缺失，应为文本或 null',
  ],
  [
    withAnn({ 'odd/key': 1 }),
    'crew[0] Ann: odd: key: this field is not known here',
    'crew[0] Ann：odd：key：这里没有这个字段',
  ],
  [{ ...sound, crew: [[]] }, 'crew[0] is a list, must be an object', 'crew[0] 为列表，应为对象'],
  [{ ...sound, crew: [null] }, 'crew[0] is null, must be an object', 'crew[0] 为 null，应为对象'],
  [{ ...sound, version: 2 }, 'version is 2, must be 1', 'version 为 2，应为 1'],
  [{ ...sound, code: 'ABC' }, 'code: a code has small letters', 'code：只能用小写字母'],
  [5, 'the file is 5, must be an object', '文件为 5，应为对象'],
  [[], 'the file is a list, must be an object', '文件为列表，应为对象'],
]

test.each(cases)('%j: %s', (data, english, chinese) => {
  const texts = textsOf(data)
  expect(texts.map(text => say(text, en))).toEqual([english])
  expect(texts.map(text => say(text, { ...zh, ...rules }))).toEqual([chinese])
})

test('names that nobody can read are told of by their place', () => {
  const faults = nameFaults({ name: '…', crew: [{ name: 'Ann\u200b' }, { name: '\u200b' }] })
  expect(faults.map(({ at }) => at)).toEqual(['/name', '/crew/0/name', '/crew/1/name'])
  expect(faults.map(({ text }) => say(text, en))).toEqual([
    'name has no letter or digit that can be seen',
    'crew[0] Ann: name has a hidden character (U+200B); use only characters that can be seen',
    'crew[1]: name has a hidden character (U+200B); use only characters that can be seen',
  ])
})

test('every sentence is said by one of these, and both languages have it', () => {
  const said = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('key' in value) said.add(String(value.key))
    for (const part of Object.values(value)) collect(part)
  }
  for (const [data] of cases) collect(textsOf(data))
  // Only of a field that takes several kinds of data.
  collect(textsOf({ ...sound, extra: undefined }))
  collect(nameFaults({ name: '…', crew: [{ name: 'Ann\u200b' }] }))
  collect(nameFaults({ name: ' Ann', crew: [{ name: `A${'\u0301'.repeat(4)}` }] }))
  said.delete('rule.a code has small letters')
  expect([...said].sort()).toEqual(Object.keys(en).sort())
  expect(Object.keys(zh)).toEqual(Object.keys(en))
})

test('what cannot be followed through the schema is said in its words', () => {
  const [text = ''] = textsOf({ ...sound, extra: true })
  expect(say(text, en)).toBe('extra: found true, expected (number | string)')
})

test('what is long is quoted in part', () => {
  const [age = '', field = ''] = textsOf({ ...withAnn({ age: 'x'.repeat(500) }), [`f${'g'.repeat(150)}`]: 1 })
  expect(say(age, en)).toBe(`crew[0] Ann: age is "${'x'.repeat(39)}…", must be 2 to 6`)
  expect(say(field, en)).toBe(`f${'g'.repeat(38)}…: this field is not known here`)
})

test('the frame of an item is named as its fields are', () => {
  const item = { game: 'g', builder: 'b', name: 'Knife', value: 1 }
  const faults = itemFaults({ ...JSON.parse(writeItem(item)), version: 2, name: '' })
  expect(faults.map(({ text }) => say(text, zh))).toEqual([
    'version 为 2，应为 1',
    'name 有 0 个字符，至少应有 1 个',
  ])
})
