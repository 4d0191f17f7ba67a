import type { Catalogue, Catalogues, LoadCatalogue } from '@sextant/scene'

/** A game's texts with those that are loaded later: the rules card and the settings need both. */
export function withLaterTexts(texts: Catalogues, later: Catalogues): Catalogues {
  const languages = Object.keys({ ...texts, ...later }).filter(language => language !== 'en')
  const others = languages.map((language): [string, LoadCatalogue] => [
    language,
    async () => ({ ...(await loaded(texts[language])), ...(await loaded(later[language])) }),
  ])
  return { ...Object.fromEntries(others), en: { ...texts.en, ...later.en } }
}

async function loaded(texts: Catalogue | LoadCatalogue | undefined): Promise<Catalogue> {
  return typeof texts === 'function' ? texts() : (texts ?? {})
}
