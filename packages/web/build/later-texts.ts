import type { Plugin } from 'vite'
import { isLaterText } from '../src/i18n/later-texts.ts'

/**
 * Makes two files of each file of texts: what the first screens say, and for `loadLater` all else. While developing, both loads give
 * the whole file.
 */
export function laterTexts(): Plugin {
  return {
    name: 'sextant-later-texts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/i18n\/(languages\.ts|[\w-]+\.json(\?later)?)$/ },
      handler(code, id) {
        if (id.endsWith('.ts')) {
          const split = withLaterFiles(code)
          if (split === code) throw new Error(`${id} has no loadLater with a file of texts`)
          return { code: split, map: null }
        }
        const later = id.endsWith('?later')
        const texts = Object.entries<string>(JSON.parse(code))
        const part = JSON.stringify(Object.fromEntries(texts.filter(([key]) => isLaterText(key) === later)))
        return { code: later ? `export default ${part}` : part, moduleType: later ? 'js' : 'json', map: null }
      },
    },
  }
}

/** Every file that a `loadLater` imports is asked for its later texts; a language that is not finished imports two. */
export function withLaterFiles(code: string): string {
  return code.replaceAll(/\bloadLater:[\s\S]*?(?=\n {2}\}|$)/g, load =>
    load.replaceAll(/\.json(?=['"])/g, '.json?later'),
  )
}
