import { type Catalogue, say, type Text } from '@sextant/scene'

/** Every language of a game. */
export type Texts = Readonly<Record<string, Catalogue>>

/** In each language, the texts of both. */
export function joined(one: Texts, other: Texts): Texts {
  return Object.fromEntries(
    Object.entries(one).map(([language, catalogue]) => [language, { ...catalogue, ...other[language] }]),
  )
}

/** Every phrase in a piece of data. */
export function textsIn(value: unknown, found: Text[] = []): Text[] {
  if (typeof value !== 'object' || value === null) return found
  if (isPhrase(value)) found.push(value)
  else for (const part of Object.values(value)) textsIn(part, found)
  return found
}

function isPhrase(value: object): value is Exclude<Text, string> {
  return 'key' in value && typeof value.key === 'string'
}

/** What could be said already, by the texts: most of a scene says what the one before it said. */
const said = new WeakMap<Texts, Set<string>>()

export function sayable(text: Text, texts: Texts): void {
  const known = said.get(texts) ?? new Set()
  said.set(texts, known)
  const written = JSON.stringify(text)
  if (known.has(written)) return
  for (const [language, catalogue] of Object.entries(texts)) {
    const sentence = say(text, catalogue)
    if (/⟨|\{\w+\}/.test(sentence)) throw new Error(`cannot be said in ${language}: ${written} → ${sentence}`)
  }
  known.add(written)
}
