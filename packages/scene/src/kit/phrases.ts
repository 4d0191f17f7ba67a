import type { Catalogue, Phrase, Text } from '../text.ts'

/** Phrases of a game's catalogue, by keys that are known to be there. */
export interface Phrases<K extends string> {
  text(key: K, values?: Phrase['values']): Phrase
  /** The phrase under a key that is made from data, else what it is called in the data: `named('city.left', 'left')`. */
  named(key: string, otherwise: Text): Text
}

/** @param en the English catalogue, which has every key */
export function phrasesOf<C extends Catalogue>(en: C): Phrases<keyof C & string> {
  return {
    text: (key, values) => (values ? { key, values } : { key }),
    named: (key, otherwise) => (Object.hasOwn(en, key) ? { key } : otherwise),
  }
}
