import { box, listedBots } from '@sextant/scene'
import { CARDS } from './bot-cards.ts'
import { broadside } from './game.ts'
import { show } from './show.ts'

/** The duel, without what only its programs and the voyage need. */
export const duel = {
  game: broadside,
  show,
  bots: [
    ...listedBots([CARDS.greedy, CARDS.cautious], async () => (await import('./bot.ts')).scripts),
    ...listedBots([CARDS.admiral], async () => [(await import('./solver/admiral.ts')).admiral]),
  ],
  adviser: CARDS.admiral.id,
}

export const broadsideBox = box({
  ...duel,
  campaigns: [{ id: 'voyage', load: async () => (await import('./voyage/box.ts')).boxVoyage(duel) }],
})
