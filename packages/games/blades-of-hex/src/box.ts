import { box, listedBots } from '@sextant/scene'
import { CARDS } from './bot-cards.ts'
import { bladesOfHex } from './game.ts'
import { show } from './show.ts'

/** The game, without what only its programs need. */
export const bladesOfHexBox = box({
  game: bladesOfHex,
  show,
  bots: listedBots(Object.values(CARDS), async () => (await import('./bot.ts')).bots),
})
