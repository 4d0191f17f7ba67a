/** The known word that a mistyped one was probably meant to be. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase()
  const [best] = known
    .map(other => ({ other, off: other.startsWith(typed) && typed.length > 1 ? 0 : distance(typed, other) }))
    .sort((a, b) => a.off - b.off)
  return best && best.off <= Math.max(1, Math.floor(best.other.length / 3)) ? best.other : undefined
}

/** `no game "hexapwn"; did you mean hexapawn?`, or all there are. */
export function unknown(what: string, word: string, known: readonly string[]): string {
  const meant = nearest(word, known)
  const found = `there is no ${what} ${JSON.stringify(word)}`
  return meant ? `${found}; did you mean ${meant}?` : `${found}; there is: ${known.join(', ')}`
}

/** Letters to put in, take out, replace or swap with the next (Damerau's distance). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const at = (up: number, left: number) => rows[i - up]?.[j - left] ?? Number.POSITIVE_INFINITY
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(at(1, 0) + 1, (row[j - 1] ?? 0) + 1, at(1, 1) + cost, swapped ? at(2, 2) + 1 : Infinity),
      )
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}
