import { readdirSync, readFileSync } from 'node:fs'
import { pluralForms } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { ENGLISH_WORDS } from '../../src/board/words.ts'
import en from '../../src/i18n/en.json' with { type: 'json' }
import { LANGUAGES, languages, nextLanguage } from '../../src/i18n/languages.ts'
import { counted, currentLanguage, preferredLanguage, speak, t } from '../../src/i18n/texts.ts'

const source = new URL('../../src/', import.meta.url).pathname
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !name.startsWith('board'))
  .map(name => ({ name, text: readFileSync(`${source}${name}`, 'utf8') }))
const code = files.map(({ text }) => text).join('\n')

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

/** While nothing is built, each file of texts is loaded whole. */
const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async language => [language, await languages[language].load()])),
)
const FORM = /\.(zero|one|two|few|many|other)$/
const isForm = (key: string) => FORM.test(key)
const base = (key: string) => key.replace(FORM, '')

/** Keys made of a fixed beginning and something known only when the page runs. */
const made = [
  'rules.tab.',
  'board.',
  'bot.',
  'language.',
  'match.tab.',
  'medal.',
  'odds.',
  'order.',
  'reason.',
  'refusal.',
  'settings.motion.',
  'settings.theme.',
  'tally.',
]

describe('the catalogues', () => {
  test('have the same keys, each in the plural forms of its language', () => {
    const bases = Object.keys(en).map(base)
    const counted = new Set(Object.keys(en).filter(isForm).map(base))
    expect(counted.size).toBeGreaterThan(0)
    for (const [language, catalogue] of Object.entries(catalogues)) {
      const forms = pluralForms(language)
      const wanted = bases.flatMap(key => (counted.has(key) ? forms.map(form => `${key}.${form}`) : [key]))
      expect(Object.keys(catalogue).sort(), language).toEqual([...new Set(wanted)].sort())
    }
  })

  test('have a text everywhere, with the same values to fill in', () => {
    for (const [language, catalogue] of Object.entries(catalogues))
      for (const [key, text] of Object.entries(catalogue)) {
        const english = catalogues.en?.[key] ?? catalogues.en?.[`${base(key)}.other`] ?? ''
        expect(text, `${language} ${key}`).not.toBe('')
        expect(holes(text), `${language} ${key}`).toEqual(holes(english))
      }
  })

  test('have no key that nobody uses', () => {
    const unused = Object.keys(en).filter(key => {
      return (
        !code.includes(`'${key}'`) &&
        !code.includes(`'${base(key)}'`) &&
        !made.some(start => key.startsWith(start))
      )
    })
    expect(unused).toEqual([])
  })

  test('have every key that is used', () => {
    const used = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key ?? '')
    const counts = [...code.matchAll(/\bcounted\(\s*'([^']+)'/g)].flatMap(([, key]) => [
      `${key}.one`,
      `${key}.other`,
    ])
    expect([...used, ...counts].filter(key => !Object.hasOwn(en, key))).toEqual([])
  })

  test('say what the board says, in English word for word', () => {
    const board = Object.fromEntries(
      Object.entries(ENGLISH_WORDS).map(([key, text]) => [`board.${key}`, text]),
    )
    expect(en).toMatchObject(board)
  })
})

test('one language leads to the next, until all were spoken', () => {
  const spoken = LANGUAGES.map((_, times) => LANGUAGES.slice(0, times).reduce(nextLanguage, 'en'))
  expect(new Set(spoken).size).toBe(LANGUAGES.length)
  expect(LANGUAGES.reduce(nextLanguage, 'en')).toBe('en')
  expect(new Set(LANGUAGES.map(language => languages[language].switchTo)).size).toBe(LANGUAGES.length)
})

describe('the pages', () => {
  const pages = files.filter(({ name }) => name.endsWith('.tsx'))

  test('have no text of their own', () => {
    const found = pages.flatMap(({ name, text }) => textsIn(text).map(words => `${name}: ${words}`))
    expect(found).toEqual([])
  })

  test('would be caught if they had', () => {
    expect(textsIn('<p class="a">Hello there</p>')).toEqual(['Hello there'])
    expect(textsIn('<p>\n  {name} 获胜\n</p>')).toEqual(['获胜'])
    expect(textsIn('<button aria-label="Close" />')).toEqual(['Close'])
  })
})

/** What stands between tags and values on a page, and in attributes that are read out. */
function textsIn(page: string): string[] {
  const afterTags = [...page.matchAll(/<\/?[A-Za-z][^<>]*?(?<!=)>([^<>{}]*)(?=[<{])/g)]
  const afterValues = [...page.matchAll(/\}([^<>{}]*)(?=<\/)/g)]
  const attributes = [...page.matchAll(/\b(?:aria-label|title|placeholder|alt|label)="([^"]+)"/g)]
  const between = [...afterTags, ...afterValues].map(([, words]) => (words ?? '').trim())
  return [
    ...between.filter(words => /\p{L}{2,}/u.test(words) && !isCode(words)),
    ...attributes.map(([, words]) => words ?? ''),
  ]
}

/** Code that happens to stand between angle brackets. */
function isCode(words: string): boolean {
  return /[=;()]|\bconst\b|\breturn\b|:(\s|$)/.test(words)
}

describe('speaking', () => {
  test('follows the language, fills in values and counts', async () => {
    await speak('en')
    expect(t('victory.wins', { name: 'Red' })).toBe('Red wins')
    expect(counted('match.steps', 1)).toBe('1 action')
    expect(counted('match.steps', 2)).toBe('2 actions')
    await speak('zh')
    expect(currentLanguage()).toBe('zh')
    expect(t('victory.wins', { name: '红军' })).toBe('红军获胜')
    expect(counted('match.steps', 1)).toBe('1 步')
    await speak('en')
  })

  test('prefers what the browser asks for', () => {
    expect(preferredLanguage(['fr', 'zh-TW', 'en'])).toBe('zh')
    expect(preferredLanguage(['fr'])).toBe('en')
  })
})
