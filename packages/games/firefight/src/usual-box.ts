import { botCards, box, listedBots } from '@sextant/scene'
import { show } from './battle/show/show.ts'
import { usualFirefight } from './battle/usual-game.ts'
import { card } from './card.ts'

/** What the usual match needs, without the code of its bots. */
export const usualBattle = {
  game: usualFirefight,
  show,
  bots: listedBots(botCards(card.bots), async () => (await import('./battle/bot/bots.ts')).bots),
  adviser: 'captain',
  odds: async () => (await import('./odds.ts')).odds,
  portraits: async () => (await import('./battle/show/portraits.ts')).portraits,
}

export const usualFirefightBox = box(usualBattle)
