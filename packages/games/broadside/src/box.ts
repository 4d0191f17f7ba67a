import { box, listedBots } from '@sextant/scene'
import { CARDS } from './battle/bot/bot-cards.ts'
import { broadside } from './battle/game.ts'
import { show } from './battle/show/show.ts'

/** The duel, without what only its programs and the voyage need. */
export const duel = {
  game: broadside,
  show,
  bots: [
    ...listedBots(
      [CARDS.greedy, CARDS.cautious],
      async () => (await import('./battle/bot/scripts.ts')).scripts,
    ),
    ...listedBots([CARDS.admiral], async () => [(await import('./battle/bot/admiral/admiral.ts')).admiral]),
  ],
  adviser: CARDS.admiral.id,
}

export const broadsideBox = box({
  ...duel,
  campaigns: [{ id: 'voyage', load: async () => (await import('./voyage/box.ts')).boxVoyage(duel) }],
})
