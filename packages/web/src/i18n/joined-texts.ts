import { type Catalogues, catalogueIn, type LoadCatalogue } from '@sextant/scene'

/** A game's texts with those that are loaded later: the rules card and the settings need both. */
export function withLaterTexts(texts: Catalogues, later: Catalogues): Catalogues {
  const joined =
    (language: string): LoadCatalogue =>
    async () => ({ ...(await catalogueIn(texts, language)), ...(await catalogueIn(later, language)) })
  const languages = Object.keys({ ...texts, ...later })
  return { ...Object.fromEntries(languages.map(language => [language, joined(language)])), en: joined('en') }
}
