import { type Catalogue, type Catalogues, type LoadCatalogue, say, type Text } from '@sextant/scene'
import { sessionTexts } from '@sextant/session'
import { notify } from '../notices/notice.ts'
import { lazyValue, loadValue } from '../signals/lazy-value.ts'
import { currentLanguage, knownText, t, type Values } from './texts.ts'
import { unbroken } from './unbroken.ts'

/**
 * A game's texts in the language of the page; until they are there, in one that is. English stands in for what a game has in no
 * other language. Read inside a component, they follow the language.
 */
export function catalogueOf(texts: Catalogues): Catalogue {
  const language = currentLanguage()
  const found = thereOf(texts[language] ?? texts.en)
  if (!found) void loadTexts(texts)
  const own = found ?? Object.values(texts).map(thereOf).find(Boolean) ?? NOTHING
  return merged(
    own,
    typeof texts.en === 'function' ? NOTHING : texts.en,
    sessionTexts[language] ?? sessionTexts.en,
  )
}

function thereOf(texts: Catalogue | LoadCatalogue): Catalogue | undefined {
  return typeof texts === 'function' ? lazyValue(texts).value : texts
}

const NOTHING: Catalogue = {}

/** The same catalogue for the same texts: boards draw everything again when they are handed another one. */
function merged(own: Catalogue, english: Catalogue, session: Catalogue): Catalogue {
  const known = catalogues.get(session) ?? new WeakMap<Catalogue, Catalogue>()
  catalogues.set(session, known)
  const catalogue = known.get(own) ?? unbrokenTexts({ ...session, ...english, ...own })
  known.set(own, catalogue)
  return catalogue
}

function unbrokenTexts(texts: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, unbroken(text)]))
}

/** By the session's texts, which there are one of for each language, and the game's. */
const catalogues = new WeakMap<Catalogue, WeakMap<Catalogue, Catalogue>>()

/** Loads a game's texts in the language of the page, so that they are there when it is first shown. */
export async function loadTexts(texts: Catalogues): Promise<void> {
  const own = texts[currentLanguage()] ?? texts.en
  if (typeof own !== 'function') return
  await loadValue(own).catch(async () => {
    notify({ tone: 'bad', text: t('words.missing') })
    if (typeof texts.en === 'function') await loadValue(texts.en).catch(() => {})
  })
}

/**
 * What a game calls something that its rules know by a code only: an outcome, a refusal, a quantity, a factor.
 * Its texts may have it under `kind.code` or the bare code; the page's own words come next, then the fallback.
 */
export function named(
  catalogue: Catalogue,
  kind: string,
  code: string,
  fallback: string,
  values: Readonly<Record<string, Text | number>> = {},
): string {
  const key = `${kind}.${code}`
  if (Object.hasOwn(catalogue, key)) return say({ key, values }, catalogue)
  const own = knownText(key, plain(values, catalogue))
  if (own !== undefined) return own
  if (kind !== 'refusal' && Object.hasOwn(catalogue, code)) return say({ key: code, values }, catalogue)
  return fallback
}

/** A code made readable where nobody has a word for it: `last-city-taken` → `Last city taken`. */
export function spelled(code: string): string {
  return capitalized(code.replaceAll('-', ' '))
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function plain(values: Readonly<Record<string, Text | number>>, catalogue: Catalogue): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : say(value, catalogue),
    ]),
  )
}
