import { currentLanguage, t } from './texts.ts'

/** Names in a sentence: `Red, Green and Blue`. */
export function listed(names: readonly string[]): string {
  const language = currentLanguage()
  // The catalogues are in British English, which has no comma before "and".
  const locale = language === 'en' ? 'en-GB' : language
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}

/** Names of which several may be the same, one after the other: `You`, `Steady × 4`. */
export function repeated(names: readonly string[]): string[] {
  const groups: { readonly name: string; count: number }[] = []
  for (const name of names) {
    const last = groups.at(-1)
    if (last?.name === name) last.count += 1
    else groups.push({ name, count: 1 })
  }
  return groups.map(({ name, count }) => (count === 1 ? name : t('player.times', { name, count })))
}
