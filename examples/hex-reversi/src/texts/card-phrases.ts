import { card } from '../card.ts'

/** What the card says, as part of a catalogue: the scenarios and the bots. */
export function cardPhrases(language: 'en' | 'zh'): CardPhrases {
  return Object.fromEntries([
    ...Object.entries(card.scenarios).map(([id, title]) => [`scenario.${id}`, title[language]]),
    ...Object.entries(card.bots).flatMap(([id, { title, about }]) => [
      [`bot.${id}`, title[language]],
      [`bot.about.${id}`, about[language]],
    ]),
  ])
}

type BotId = keyof typeof card.bots
type CardPhrases = Readonly<
  Record<`scenario.${keyof typeof card.scenarios}` | `bot.${BotId}` | `bot.about.${BotId}`, string>
>
