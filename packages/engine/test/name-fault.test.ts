import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameFault, nameFlaws, visibleName } from '../src/index.ts'

describe('a name', () => {
  test.each([
    'Rifle Squad Ash',
    '步枪班',
    'Ünïcode',
    'e\u0301tat',
    'No. 7',
    'רובאים',
    'الرماة',
    '☼ Dawn',
    '🐙',
    '👨‍👩‍👧',
    '❤️',
    '1️⃣ 🏳️‍🌈 👩🏽‍🚀',
    'Việt ặ́',
    '',
  ])('may be %s', name => expect(nameFault(name)).toBeUndefined())

  test.each([
    ['\u200b', 'U+200B'],
    ['Rifle\u200bman', 'U+200B'],
    ['A\u2060', 'U+2060'],
    ['A\u00ad', 'U+00AD'],
    ['A\ufeff', 'U+FEFF'],
    ['A\u200d', 'U+200D'],
    ['\u202eevil', 'U+202E'],
    ['A\u2066', 'U+2066'],
    ['A\nB', 'U+000A'],
    ['A\u001b[2J', 'U+001B'],
    ['A\u0085', 'U+0085'],
    ['A\u2028', 'U+2028'],
    ['\u3164', 'U+3164'],
    ['\uffa0', 'U+FFA0'],
    ['A\ufe0f', 'U+FE0F'],
    ['☠\u200d☠', 'U+200D'],
    ['☠\ufe0f\ufe0f', 'U+FE0F'],
    ['☠\u200d☠\ufe0f', 'U+200D'],
    ['A\u{e0041}', 'U+E0041'],
    ['A\ud800', 'U+D800'],
  ])('has no hidden character: %j', (name, code) => expect(nameFault(name)).toEqual({ kind: 'hidden', code }))

  test.each([' ', '\u00a0', '\u3000', '...', '—', '\u0301', '\u2800'])('has something to be seen: %j', name =>
    expect(nameFault(name)).toEqual({ kind: 'blank' }),
  )

  test.each(['Rifle ', ' Rifle', 'Rifle\u00a0', 'Rifle\u2800', '\u2800Rifle', 'Rifle\u3000'])(
    'has no space around it: %j',
    name => expect(nameFault(name)).toEqual({ kind: 'edge' }),
  )

  test('has three marks on a letter at most', () => {
    expect(nameFault(`a${'\u0301'.repeat(3)}`)).toBeUndefined()
    expect(nameFault(`a${'\u0301'.repeat(4)}`)).toEqual({ kind: 'marks' })
    expect(nameFault(`Z${'\u0336'.repeat(71)}algo`)).toEqual({ kind: 'marks' })
  })

  test('is taken as far as it can be seen, and what is taken has no fault', () => {
    expect(visibleName(' Rifle\u200bman\u202e ')).toBe('Rifleman')
    expect(visibleName('👨‍👩‍👧')).toBe('👨‍👩‍👧')
    expect(visibleName('\u200b\u3164')).toBe('')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), typed => {
        expect(nameFault(visibleName(typed))).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })
})

test('names are looked for wherever they stand, in every language', () => {
  const options = {
    teams: {
      blue: { name: 'Blue', faction: '\u200b', units: [{ name: 'A' }, { name: 'B\u202e', id: '\u200b' }] },
    },
    classes: { sabre: { name: { en: 'Sabre', zh: '…' } } },
    story: 'Two\nlines',
  }
  expect(nameFlaws(options)).toEqual([
    {
      path: '/teams/blue/faction',
      message: 'has a hidden character (U+200B); use only characters that can be seen',
    },
    {
      path: '/teams/blue/units/1/name',
      message: 'has a hidden character (U+202E); use only characters that can be seen',
    },
    { path: '/classes/sabre/name/zh', message: 'has no letter or digit that can be seen' },
  ])
})
