/** What people read: plain in small games, by key where a game speaks several languages. */

export type Text = string | Phrase

/** A sentence of a catalogue, with what is filled in: `{ key: 'turn', values: { side: 'Red' } }`. */
export interface Phrase {
  readonly key: string
  readonly values?: Readonly<Record<string, Text | number>>
}

/** Sentences by key, with `{name}` where a value goes: `turn: '{side} to move'`. */
export type Catalogue = Readonly<Record<string, string>>

/** By language code. English is always there; another language may be loaded when somebody wants to read it. */
export type Catalogues = { readonly en: Catalogue } & Readonly<Record<string, Catalogue | LoadCatalogue>>

export type LoadCatalogue = () => Promise<Catalogue>

/** Every language at once. */
export async function allCatalogues(texts: Catalogues): Promise<Readonly<Record<string, Catalogue>>> {
  const loaded = Object.entries(texts).map(
    async ([language, found]) => [language, typeof found === 'function' ? await found() : found] as const,
  )
  return Object.fromEntries(await Promise.all(loaded))
}

/** The text in the words of a catalogue. A key or value that is missing is shown as such, never hidden. */
export function say(text: Text, catalogue: Catalogue): string {
  if (typeof text === 'string') return text
  const sentence = own(catalogue, text.key)
  if (sentence === undefined) return `⟨${text.key}⟩`
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = own(text.values ?? {}, name)
    if (value === undefined) return hole
    return typeof value === 'number' ? String(value) : say(value, catalogue)
  })
}

/** Keys come from strangers: one that every object inherits, such as `constructor`, is missing too. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
