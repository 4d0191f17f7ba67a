import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import en from '../../src/i18n/en.json' with { type: 'json' }
import { languages } from '../../src/i18n/languages.ts'
import { isLaterText } from '../../src/i18n/later-texts.ts'
import { loadLaterTexts, speak, t } from '../../src/i18n/texts.ts'

const SRC = fileURLToPath(new URL('../../src', import.meta.url))

/** All modules that are loaded before a first move can be made; types and what is imported when it is needed do not count. */
function loadedFirst(): string[] {
  const found = new Set([join(SRC, 'app/main.tsx'), join(SRC, 'pages/match/index.ts')])
  for (const file of found) {
    const named = read(file).matchAll(
      /^(?:import|export)\s(?!type\b)(?:[\w\s{},*]+\sfrom\s)?'(\.[^']+\.tsx?)'/gm,
    )
    for (const [, target = ''] of named) found.add(join(dirname(file), target))
  }
  return [...found]
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

const keys = Object.keys(en)
const base = (key: string) => key.replace(/\.(one|other)$/, '')

test('what is loaded first says nothing that is fetched later', () => {
  const files = loadedFirst()
  expect(files.length).toBeGreaterThan(100)
  const later = keys.filter(isLaterText)
  const early = files.flatMap(file => {
    const code = read(file)
    const said = later.filter(key => code.includes(`'${key}'`) || code.includes(`'${base(key)}'`))
    return said.map(key => `${file.slice(SRC.length)}: ${key}`)
  })
  expect(early).toEqual([])
})

test('a good part of the texts is fetched later', () => {
  const size = (some: readonly string[]) =>
    JSON.stringify(some.map(key => [key, Reflect.get(en, key)])).length
  expect(size(keys.filter(isLaterText)) / size(keys)).toBeGreaterThan(0.3)
})

test('they come with the language that is spoken, and with every other from then on', async () => {
  await loadLaterTexts()
  expect(t('settings.title')).toBe('Settings')
  await speak('zh')
  expect(t('settings.title')).toBe('设置')
  for (const { load, loadLater } of Object.values(languages))
    expect({ ...(await load()), ...(await loadLater()) }).toHaveProperty(['settings.title'])
})
