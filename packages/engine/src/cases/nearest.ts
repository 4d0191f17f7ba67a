import leven from 'leven'

/** The known word that a mistyped one was probably meant to be. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase()
  const [best] = known
    .map(other => ({ other, off: other.startsWith(typed) && typed.length > 1 ? 0 : mistakes(typed, other) }))
    .sort((a, b) => a.off - b.off)
  return best && best.off <= Math.max(1, Math.floor(best.other.length / 3)) ? best.other : undefined
}

/** `no game "hexapwn"; did you mean hexapawn?`, or all there are. */
export function unknown(what: string, word: string, known: readonly string[]): string {
  const meant = nearest(word, known)
  const found = `there is no ${what} ${JSON.stringify(word)}`
  if (meant !== undefined) return `${found}; did you mean ${meant}?`
  return known.length === 0 ? found : `${found}; choose from: ${known.join(', ')}`
}

/** Letters put in, left out or replaced. Two letters swapped are one mistake, where `leven` counts two. */
function mistakes(typed: string, meant: string): number {
  const off = leven(typed, meant)
  return off === 2 && lettersOf(typed) === lettersOf(meant) ? 1 : off
}

function lettersOf(word: string): string {
  return [...word].sort().join('')
}
