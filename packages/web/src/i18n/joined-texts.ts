import { type Catalogues, catalogueIn, type LoadCatalogue } from '@sextant/scene'

/** Texts with others beside them: a game's, and those of what its players build. */
export function joinedTexts(texts: Catalogues, others: Catalogues): Catalogues {
  const joined =
    (language: string): LoadCatalogue =>
    async () => ({ ...(await catalogueIn(texts, language)), ...(await catalogueIn(others, language)) })
  const languages = Object.keys({ ...texts, ...others })
  return { ...Object.fromEntries(languages.map(language => [language, joined(language)])), en: joined('en') }
}
