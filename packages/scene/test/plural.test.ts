import { describe, expect, test } from 'vitest'
import { plural, pluralForm, pluralForms } from '../src/plural.ts'

const matches = { one: 'match', other: 'matches' }

describe('plural', () => {
  test.each([
    [0, 'matches'],
    [1, 'match'],
    [2, 'matches'],
    [1.5, 'matches'],
  ])('%d: %s', (count, word) => {
    expect(plural(count, matches)).toBe(word)
  })

  test('falls back to the form that every language has', () => {
    expect(plural(3, { one: 'partia', other: 'partii' }, 'pl')).toBe('partii')
    expect(plural(3, { one: 'partia', few: 'partie', other: 'partii' }, 'pl')).toBe('partie')
  })

  test('follows the rules of the language, not those of English', () => {
    expect([pluralForm(1, 'en'), pluralForm(1, 'zh')]).toEqual(['one', 'other'])
    expect([...pluralForms('en')].sort()).toEqual(['one', 'other'])
    expect(pluralForms('zh')).toEqual(['other'])
  })
})
