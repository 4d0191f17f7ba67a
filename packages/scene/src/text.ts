/** What people read: plain in small games, by key where a game speaks several languages. */

export type Text = string | Phrase | Place

/** A place on the board by its name: screens show where it is when it is pointed at. */
export interface Place {
  readonly cell: number
  readonly name: Text
}

/** A sentence of a catalogue, with what is filled in: `{ key: 'turn', values: { side: 'Red' } }`. */
export interface Phrase {
  readonly key: string
  readonly values?: Readonly<Record<string, Text | number>>
  /** What is said instead where the catalogue has no such key: the name that data of a designer's own gives. */
  readonly otherwise?: Text
}

/** Sentences by key, with `{name}` where a value goes: `turn: '{side} to move'`. */
export type Catalogue = Readonly<Record<string, string>>

/** By language code, English among them. Each may be loaded when somebody wants to read it. */
export type Catalogues = { readonly en: Catalogue | LoadCatalogue } & Readonly<
  Record<string, Catalogue | LoadCatalogue>
>

export type LoadCatalogue = () => Promise<Catalogue>

/** One language; English where there is no such language. */
export async function catalogueIn(texts: Catalogues, language: string): Promise<Catalogue> {
  const found = texts[language] ?? texts.en
  return typeof found === 'function' ? found() : found
}

/** Every language at once. */
export async function allCatalogues(texts: Catalogues): Promise<Readonly<Record<string, Catalogue>>> {
  const loaded = Object.keys(texts).map(
    async language => [language, await catalogueIn(texts, language)] as const,
  )
  return Object.fromEntries(await Promise.all(loaded))
}

/** A part of a text; parts with a cell are the names of places. */
export interface Span {
  readonly text: string
  readonly cell?: number
}

/** The text in parts, so that the names of places in it can be pointed at. */
export function spans(text: Text, catalogue: Catalogue): readonly Span[] {
  if (typeof text === 'string') return [{ text }]
  if ('cell' in text) return [{ text: say(text.name, catalogue), cell: text.cell }]
  const sentence = own(catalogue, text.key)
  if (sentence === undefined)
    return text.otherwise === undefined ? [{ text: `⟨${text.key}⟩` }] : spans(text.otherwise, catalogue)
  return sentence.split(/(\{\w+\})/).flatMap((part): readonly Span[] => {
    const value = /^\{\w+\}$/.test(part) ? own(text.values ?? {}, part.slice(1, -1)) : undefined
    if (value === undefined) return part === '' ? [] : [{ text: part }]
    return typeof value === 'number' ? [{ text: String(value) }] : spans(value, catalogue)
  })
}

/** The text in the words of a catalogue. A key or value that is missing is shown as such, never hidden. */
export function say(text: Text, catalogue: Catalogue): string {
  return spans(text, catalogue)
    .map(span => span.text)
    .join('')
}

/** Keys come from strangers: one that every object inherits, such as `constructor`, is missing too. */
function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
