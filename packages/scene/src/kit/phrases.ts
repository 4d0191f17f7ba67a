import type { Phrase, Text } from '../text.ts'

/** Phrases of a game's catalogue, by keys that are known to be there. */
export interface Phrases<K extends string> {
  text(key: K, values?: Phrase['values']): Phrase
  /** The phrase under a key that is made from data, else what it is called in the data: `named('city.left', 'left')`. */
  named(key: string, otherwise: Text): Phrase
}

/** By the keys of the English catalogue, which has every one: `phrasesOf<keyof typeof en>()`. No catalogue is loaded for it. */
export function phrasesOf<K extends string>(): Phrases<K> {
  return {
    text: (key, values) => (values ? { key, values } : { key }),
    named: (key, otherwise) => ({ key, otherwise }),
  }
}
