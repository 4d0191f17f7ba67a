import type { Refusal } from '@sextant/engine'
import { type Catalogue, say } from '../text.ts'

/** Why something cannot be done: a function that refuses by one of the codes of a catalogue. */
export function refusalsFrom<C extends Catalogue>(
  sentences: C,
): (code: keyof C & string, values?: Values) => Refusal {
  // Search asks often: a refusal without values is one object, made once.
  const plain: Readonly<Record<string, Refusal>> = Object.fromEntries(
    Object.entries(sentences).map(([code, message]) => [code, { code, message }]),
  )
  return (code, values) => {
    const known = values ? undefined : plain[code]
    return (
      known ?? {
        code,
        message: say({ key: code, ...(values && { values }) }, sentences),
        ...(values && { values }),
      }
    )
  }
}

type Values = Readonly<Record<string, string | number>>

/** The sentences of refusals as part of a game's catalogue, under `refusal.<code>`. */
export function refusalPhrases<C extends Catalogue>(
  sentences: C,
): { readonly [K in keyof C & string as `refusal.${K}`]: C[K] } {
  const entries = Object.entries(sentences).map(([code, sentence]) => [`refusal.${code}`, sentence])
  return Object.fromEntries(entries)
}
