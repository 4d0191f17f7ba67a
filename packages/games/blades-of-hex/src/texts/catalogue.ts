import type { Catalogue, InLanguages } from '@sextant/scene'
import { card } from '../card.ts'
import { classic } from '../classic.ts'

/** The sentences of a language, with the words that card and data have for it. A sentence wins over the data. */
export function catalogueIn(language: string, sentences: Catalogue): Catalogue {
  return { ...cardPhrases(language), ...kindPhrases(language), ...sentences }
}

function cardPhrases(language: string): Catalogue {
  const { title, scenarios, bots } = card
  return {
    title: inLanguage(language, title),
    'scenario.classic': inLanguage(language, scenarios.classic),
    ...Object.fromEntries(
      Object.entries(bots).flatMap(([id, bot]) => [
        [`bot.${id}`, inLanguage(language, bot.title)],
        [`bot.about.${id}`, inLanguage(language, bot.about)],
      ]),
    ),
  }
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
