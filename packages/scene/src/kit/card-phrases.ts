import type { BotInLanguages, InLanguages } from '../card.ts'

/** What a card already says of bots and scenarios, as part of a catalogue: `bot.greedy`, `bot.about.greedy`, `scenario.kraken`. */
export function cardPhrases<B extends string, S extends string>(
  { bots, scenarios }: Named<B, S>,
  language: string,
): CardPhrases<B, S> {
  const inLanguage = (said: InLanguages): string => said[language] ?? said.en
  const phrases = [
    ...Object.entries<InLanguages>(scenarios).map(([id, title]) => [`scenario.${id}`, inLanguage(title)]),
    ...Object.entries<BotInLanguages>(bots).flatMap(([id, { title, about }]) => [
      [`bot.${id}`, inLanguage(title)],
      [`bot.about.${id}`, inLanguage(about)],
    ]),
  ]
  return Object.fromEntries(phrases)
}

interface Named<B extends string, S extends string> {
  readonly bots: Readonly<Record<B, BotInLanguages>>
  readonly scenarios: Readonly<Record<S, InLanguages>>
}

type CardPhrases<B extends string, S extends string> = {
  readonly [K in `scenario.${S}` | `bot.${B}` | `bot.about.${B}`]: string
}
