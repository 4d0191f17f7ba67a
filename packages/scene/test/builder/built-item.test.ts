import * as v from 'valibot'
import { expect, test } from 'vitest'
import { builderOf, isItem, readItem, whyNotOf, writeItem } from '../../src/builder/index.ts'

const item = {
  game: 'hex-ships',
  builder: 'ship',
  name: 'Long Knife 长刀',
  value: { class: 'dagger', weapons: [null] },
}

test('an item comes out of its file as it went in', () => {
  const data: unknown = JSON.parse(writeItem(item))
  expect(isItem(data)).toBe(true)
  expect(readItem(data)).toEqual({ ok: true, value: item })
})

test.each([
  [{ format: 'sextant.match' }, false, '/format'],
  [{ ...JSON.parse(writeItem(item)), version: 2 }, true, '/version'],
  [{ ...JSON.parse(writeItem(item)), name: '' }, true, '/name'],
  [{ ...JSON.parse(writeItem(item)), name: 'x'.repeat(41) }, true, '/name'],
  [{ ...JSON.parse(writeItem(item)), extra: 1 }, true, '/extra'],
  [null, false, '/'],
  [[], false, '/format'],
])('what is none is refused with the place: %j', (data, claims, path) => {
  expect(isItem(data)).toBe(claims)
  const read = readItem(data)
  expect(read.ok ? [] : read.flaws.map(flaw => flaw.path)).toContain(path)
})

test('an item of another game says so', () => {
  expect(whyNotOf(item, 'hex-ships')).toBeUndefined()
  expect(whyNotOf(item, 'broadside')).toEqual({
    path: '/game',
    message: 'found hex-ships, expected broadside',
  })
})

test('a builder looks at nothing that is not its own', () => {
  let looked = 0
  const builder = builderOf<object, number>({
    id: 'n',
    title: 'N',
    about: '',
    noun: 'n',
    schema: v.number(),
    stock: () => [],
    sheet: value => {
      looked += value
      return { summary: String(value), fields: [], faults: [] }
    },
  })
  const context = { options: {}, own: () => [] }
  expect(builder.sheet('5', context)).toMatchObject({ ok: false })
  expect(looked).toBe(0)
  expect(builder.sheet(5, context)).toMatchObject({ ok: true, sheet: { summary: '5' } })
})
