import { signal } from '@preact/signals'
import { type Catalogue, pluralForm } from '@sextant/scene'
import { isolated } from './direction.ts'
import type en from './en.json'
import { LANGUAGES, type Language, languages } from './languages.ts'
import { unbroken } from './unbroken.ts'

export { LANGUAGES, type Language } from './languages.ts'

/** What the page itself says. Games bring their own texts. */
export type Key = keyof typeof en
/** Keys that come in the plural forms of each language: in English `.one` and `.other`. */
export type CountedKey = Key extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never
export type Values = Readonly<Record<string, string | number>>

const spoken = signal<{ language: Language; catalogue: Catalogue }>({ language: 'en', catalogue: {} })

/** The text of a key in the language of the page. Read inside a component, it follows the language. */
export function t(key: Key, values: Values = {}): string {
  return filled(spoken.value.catalogue[key] ?? `⟨${key}⟩`, values)
}

/** The same for a number of things, which is filled in as `{count}`. */
export function counted(key: CountedKey, count: number, values: Values = {}): string {
  const { catalogue, language } = spoken.value
  const sentence = catalogue[`${key}.${pluralForm(count, language)}`] ?? `⟨${key}⟩`
  return filled(sentence, { count, ...values })
}

/** The text of a key that may not be there, such as that of a refusal this page has never heard of. */
export function knownText(key: string, values: Values = {}): string | undefined {
  const sentence = spoken.value.catalogue[key]
  return sentence === undefined ? undefined : filled(sentence, values)
}

/** The texts whose keys begin alike, by what is left of their keys. */
export function textsUnder(prefix: string): Catalogue {
  const texts = Object.entries(spoken.value.catalogue).filter(([key]) => key.startsWith(prefix))
  return Object.fromEntries(texts.map(([key, text]) => [key.slice(prefix.length), text]))
}

export function currentLanguage(): Language {
  return spoken.value.language
}

export async function speak(language: Language): Promise<void> {
  const { tag, load } = languages[language]
  spoken.value = { language, catalogue: await load() }
  if (typeof document !== 'undefined') document.documentElement.lang = tag
}

/** What a reader of this browser most likely wants. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find(language => tag.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

function filled(sentence: string, values: Values): string {
  return unbroken(sentence).replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name] ?? hole
    // A hyphen is shorter than a plus, and a line may break after it.
    if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value)
    return isolated(value)
  })
}
