import { expect, test } from 'vitest'
import { withLaterFiles } from '../../build/later-texts.ts'

const code = `export const languages = {
  en: {
    load: async () => (await import('./en.json')).default,
    loadLater: async () => (await import('./en.json')).default,
  },
  de: {
    load: async () => ({ ...(await import('./en.json')).default, ...(await import('./de.json')).default }),
    loadLater: async () => ({
      ...(await import('./en.json')).default,
      ...(await import('./de.json')).default,
    }),
  },
}
const other = import('./other.json')`

test('every file that is loaded later is asked for its later texts, and no other', () => {
  const split = withLaterFiles(code)
  expect(split.match(/[\w.]+json\?later/g)).toEqual(['en.json?later', 'en.json?later', 'de.json?later'])
  expect(split.match(/[\w.]+json(?=')/g)).toEqual(['en.json', 'en.json', 'de.json', 'other.json'])
})
