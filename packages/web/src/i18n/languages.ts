import type { Catalogue } from '@sextant/scene'

interface PageLanguage {
  /** For the page's `lang`. */
  readonly tag: string
  load(): Promise<Catalogue>
  /** The texts that the first screens do without (`later-texts.ts`). */
  loadLater(): Promise<Catalogue>
}

/**
 * The languages of the page: a file of texts and a line here for each. One that is not finished yet begins with English:
 * `{ ...(await import('./en.json')).default, ...(await import('./de.json')).default }`.
 */
export const languages = {
  en: {
    tag: 'en',
    load: async () => (await import('./en.json')).default,
    loadLater: async () => (await import('./en.json')).default,
  },
  zh: {
    tag: 'zh-CN',
    load: async () => (await import('./zh.json')).default,
    loadLater: async () => (await import('./zh.json')).default,
  },
} as const satisfies Readonly<Record<string, PageLanguage>>

export type Language = keyof typeof languages

export const LANGUAGES = Object.keys(languages) as readonly Language[]
