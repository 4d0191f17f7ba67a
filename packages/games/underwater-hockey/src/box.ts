import { box, listedBots } from '@sextant/scene'
import { CARDS } from './bot-cards.ts'
import { underwaterHockey } from './game.ts'
import { show } from './show.ts'

/** The game, without what only its programs need. */
export const underwaterHockeyBox = box({
  game: underwaterHockey,
  show,
  bots: listedBots(Object.values(CARDS), async () => (await import('./bot.ts')).bots),
  adviser: CARDS.tactician.id,
})
