import { botCard, box, listedBots } from '@sextant/scene'
import { show } from './battle/show/show.ts'
import { usualBroadside } from './battle/usual-game.ts'
import { card } from './card.ts'

/** What the usual match needs, without the code of its bots. */
export const usualDuel = {
  game: usualBroadside,
  show,
  bots: [
    ...listedBots(
      [botCard(card.bots, 'greedy'), botCard(card.bots, 'cautious')],
      async () => (await import('./battle/bot/scripts.ts')).scripts,
    ),
    ...listedBots([botCard(card.bots, 'admiral')], async () => [
      (await import('./battle/bot/admiral/admiral.ts')).admiral,
    ]),
  ],
  portraits: async () => (await import('./battle/show/portraits.ts')).portraits,
  adviser: 'admiral',
  odds: async () => (await import('./odds.ts')).odds,
}

export const usualBroadsideBox = box(usualDuel)
