import type { Catalogue, InLanguages } from '@sextant/scene'
import { cardPhrases } from '@sextant/scene/kit'
import { card } from '../card.ts'
import { classic } from '../classic.ts'

/** The sentences of a language, with the words that card and data have for it. A sentence wins over the data. */
export function catalogueIn(language: string, sentences: Catalogue): Catalogue {
  const title = inLanguage(language, card.title)
  return { title, ...cardPhrases(card, language), ...kindPhrases(language), ...sentences }
}

/** The names of kinds that have one in `data/units.json`, in sentences and as a heading. */
function kindPhrases(language: string): Catalogue {
  return Object.fromEntries(
    Object.entries(classic.rules.units).flatMap(([kind, { name }]) => {
      if (!name) return []
      const word = inLanguage(language, name)
      return [
        [`kind.${kind}`, word],
        [`panel.${kind}`, word.charAt(0).toUpperCase() + word.slice(1)],
      ]
    }),
  )
}

function inLanguage(language: string, text: InLanguages): string {
  return text[language] ?? text.en
}
