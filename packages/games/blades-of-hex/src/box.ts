import { botCards, box, listedBots } from '@sextant/scene'
import { card } from './card.ts'
import { bladesOfHex } from './game.ts'
import { show } from './show/show.ts'

/** The game, without the code of its bots. */
export const bladesOfHexBox = box({
  game: bladesOfHex,
  show,
  bots: listedBots(botCards(card.bots), async () => (await import('./bot/bots.ts')).bots),
  portraits: async () => (await import('./show/portraits.ts')).portraits,
  adviser: 'general',
  odds: async () => (await import('./odds.ts')).odds,
})
