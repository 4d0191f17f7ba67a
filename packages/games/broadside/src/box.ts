import { botCard, box, listedBots } from '@sextant/scene'
import { broadside } from './battle/game.ts'
import { show } from './battle/show/show.ts'
import { card } from './card.ts'

/** The whole duel, without what only its bots and the voyage need. */
export const duel = {
  game: broadside,
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

export const broadsideBox = box({
  ...duel,
  campaigns: [{ id: 'voyage', load: async () => (await import('./voyage/box.ts')).boxVoyage(duel) }],
})
