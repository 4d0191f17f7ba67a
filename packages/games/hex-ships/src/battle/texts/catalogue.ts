import type { Catalogue, InLanguages } from '@sextant/scene'
import { card } from '../../card.ts'

/** The sentences of a language, with the words that the card has for it. A sentence wins over the card. */
export function catalogueIn(language: string, sentences: Catalogue): Catalogue {
  const { title, scenarios, bots } = card
  const said = (text: InLanguages) => text[language] ?? text.en
  return {
    title: said(title),
    ...Object.fromEntries(Object.entries(scenarios).map(([id, name]) => [`scenario.${id}`, said(name)])),
    ...Object.fromEntries(
      Object.entries<BotNames>(bots).flatMap(([id, bot]) => [
        [`bot.${id}`, said(bot.title)],
        [`bot.about.${id}`, said(bot.about)],
      ]),
    ),
    ...sentences,
  }
}

interface BotNames {
  readonly title: InLanguages
  readonly about: InLanguages
}
