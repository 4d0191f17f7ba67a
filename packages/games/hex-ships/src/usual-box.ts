import { botCards, box, listedBots } from '@sextant/scene'
import { show } from './battle/show/show.ts'
import { usualHexShips } from './battle/usual-game.ts'
import { card } from './card.ts'

/** What the usual match needs, without the code of its bots. */
export const usualBattle = {
  game: usualHexShips,
  show,
  bots: listedBots(botCards(card.bots), async () => (await import('./battle/bot/bots.ts')).bots),
  portraits: async () => (await import('./battle/show/portraits.ts')).portraits,
  adviser: 'commodore',
  odds: async () => (await import('./odds.ts')).odds,
}

export const usualHexShipsBox = box(usualBattle)
