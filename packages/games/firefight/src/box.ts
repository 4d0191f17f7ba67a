import { botCards, box, listedBots } from '@sextant/scene'
import { firefight } from './battle/game.ts'
import { show } from './battle/show/show.ts'
import { card } from './card.ts'

/** The game, without the code of its bots. */
export const battle = {
  game: firefight,
  show,
  bots: listedBots(botCards(card.bots), async () => (await import('./battle/bot/bots.ts')).bots),
  adviser: 'captain',
}

export const firefightBox = box(battle)
