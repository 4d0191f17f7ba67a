/** A percent sign stays on the line of its number: the space before it does not break. */
export function unbroken(sentence: string): string {
  return sentence.replaceAll(' %', '\u00a0%')
}
