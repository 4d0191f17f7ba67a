import { botCards, box, listedBots } from '@sextant/scene'
import { card } from './card.ts'
import { underwaterHockey } from './game.ts'
import { show } from './show/show.ts'

/** The whole game, without the code of its bots. */
export const underwaterHockeyBox = box({
  game: underwaterHockey,
  show,
  bots: listedBots(botCards(card.bots), async () => (await import('./bot/bots.ts')).bots),
  portraits: async () => (await import('./show/portraits.ts')).portraits,
  adviser: 'tactician',
  odds: async () => (await import('./odds.ts')).odds,
})
