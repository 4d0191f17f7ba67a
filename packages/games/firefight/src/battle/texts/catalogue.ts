import type { Catalogue, InLanguages } from '@sextant/scene'
import { cardPhrases } from '@sextant/scene/kit'
import { card } from '../../card.ts'

/** The sentences of a language, with the words that the card has for it. A sentence wins over the card. */
export function catalogueIn(language: string, sentences: Catalogue): Catalogue {
  const title: InLanguages = card.title
  return { title: title[language] ?? title.en, ...cardPhrases(card, language), ...sentences }
}
