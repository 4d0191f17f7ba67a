import type { Catalogue } from '@sextant/scene'

interface PageLanguage {
  /** For the page's `lang`. */
  readonly tag: string
  /** What the button that leads to this language is called, in this language. */
  readonly switchTo: string
  load(): Promise<Catalogue>
}

/**
 * The languages of the page: a file of texts and an entry here for each. One that is not finished yet begins with English:
 * `async () => ({ ...(await import('./en.json')).default, ...(await import('./de.json')).default })`.
 */
export const languages = {
  en: {
    tag: 'en',
    switchTo: 'Switch to English',
    load: async () => (await import('./en.json')).default,
  },
  zh: {
    tag: 'zh-CN',
    switchTo: '切换到中文',
    load: async () => (await import('./zh.json')).default,
  },
} as const satisfies Readonly<Record<string, PageLanguage>>

export type Language = keyof typeof languages

export const LANGUAGES = Object.keys(languages) as readonly Language[]

/** The one that comes after it, and after the last one the first. */
export function nextLanguage(language: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? 'en'
}
