/** A word or sentence in the forms its language has for numbers of things; every language has `other`. */
export type PluralForms = { readonly other: string } & Readonly<Partial<Record<PluralForm, string>>>

export type PluralForm = Intl.LDMLPluralRule

/** The form that goes with a number: `plural(2, { one: 'match', other: 'matches' })` is `matches`. */
export function plural(count: number, forms: PluralForms, language = 'en'): string {
  return forms[pluralForm(count, language)] ?? forms.other
}

/** Which form a language uses for a number: English `one` or `other`, Chinese always `other`. */
export function pluralForm(count: number, language: string): PluralForm {
  return rulesOf(language).select(count)
}

/** All forms of a language. */
export function pluralForms(language: string): readonly PluralForm[] {
  return rulesOf(language).resolvedOptions().pluralCategories
}

/** Making the rules takes a hundred times as long as asking them. */
const made = new Map<string, Intl.PluralRules>()

function rulesOf(language: string): Intl.PluralRules {
  const found = made.get(language) ?? new Intl.PluralRules(language)
  made.set(language, found)
  return found
}
