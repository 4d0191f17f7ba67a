import { botCards, box, listedBots } from '@sextant/scene'
import { card } from './card.ts'
import { show } from './show/show.ts'
import { usualHockey } from './usual-game.ts'

/** What the usual match needs, without the code of its bots. */
export const usualMatch = {
  game: usualHockey,
  show,
  bots: listedBots(botCards(card.bots), async () => (await import('./bot/bots.ts')).bots),
  portraits: async () => (await import('./show/portraits.ts')).portraits,
  adviser: 'tactician',
  odds: async () => (await import('./odds.ts')).odds,
}

export const usualHockeyBox = box(usualMatch)
