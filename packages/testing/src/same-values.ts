import type { Texts } from './sayable.ts'

/** Refuses a sentence that says a value, such as `{damage}`, in one language and not in another. */
export function sameValues(texts: Texts): void {
  const [first, ...others] = Object.entries(texts)
  if (!first) return
  const [language, catalogue] = first
  for (const [other, translated] of others)
    for (const [key, sentence] of Object.entries(catalogue)) {
      const translation = translated[key]
      // Whether there is one is asked elsewhere.
      if (translation === undefined) continue
      const [one, two] = [valuesIn(sentence), valuesIn(translation)]
      refuseMissing(key, one, two, other)
      refuseMissing(key, two, one, language)
    }
}

function refuseMissing(key: string, said: readonly string[], known: readonly string[], language: string) {
  const missing = said.find(value => !known.includes(value))
  if (missing !== undefined) throw new Error(`${key}: {${missing}} is not said in ${language}`)
}

function valuesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)[^}]*\}/g)].map(([, value = '']) => value)
}
