/** The texts that a headline does not say already; those that are missing are left out. */
export function unsaid(texts: readonly (string | undefined)[], headline: string): string[] {
  const said = headline.toLowerCase()
  return texts.flatMap(text => (text === undefined || said.includes(text.toLowerCase()) ? [] : [text]))
}
