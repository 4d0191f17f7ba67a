import type { BotInLanguages, InLanguages } from '@sextant/scene'
import { card } from '../../card.ts'

/** What the card says of the campaign, as part of a catalogue. */
export function cardPhrases(language: string): Readonly<Record<string, string>> {
  const { title, summary, scenarios, bots } = card.campaigns['lantern-reach']
  const said = (text: InLanguages) => text[language] ?? text.en
  return {
    title: said(title),
    summary: said(summary),
    ...Object.fromEntries(Object.entries(scenarios).map(([id, name]) => [`scenario.${id}`, said(name)])),
    ...Object.fromEntries(
      Object.entries<BotInLanguages>(bots).flatMap(([id, bot]) => [
        [`bot.${id}`, said(bot.title)],
        [`bot.about.${id}`, said(bot.about)],
      ]),
    ),
  }
}
