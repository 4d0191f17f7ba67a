import leven from 'leven'

/** The known word that a mistyped one was probably meant to be. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase()
  const [best] = known
    .map(other => ({ other, off: other.startsWith(typed) && typed.length > 1 ? 0 : leven(typed, other) }))
    .sort((a, b) => a.off - b.off)
  return best && best.off <= allowed(best.other) ? best.other : undefined
}

/** `no game "hexapwn"; did you mean hexapawn?`, or all there are. */
export function unknown(what: string, word: string, known: readonly string[]): string {
  const meant = nearest(word, known)
  const found = `there is no ${what} ${JSON.stringify(word)}`
  return meant ? `${found}; did you mean ${meant}?` : `${found}; there is: ${known.join(', ')}`
}

/** A third of the letters may be off; two always may in words that are long enough, since two letters swapped count twice. */
function allowed({ length }: string): number {
  return length < 4 ? 1 : Math.max(2, Math.floor(length / 3))
}
