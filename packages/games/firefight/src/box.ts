import { botCards, box, listedBots } from '@sextant/scene'
import { firefight } from './battle/game.ts'
import { show } from './battle/show/show.ts'
import { card } from './card.ts'

/** The whole game, without the code of its bots and of its campaign. */
export const battle = {
  game: firefight,
  show,
  bots: listedBots(botCards(card.bots), async () => (await import('./battle/bot/bots.ts')).bots),
  adviser: 'captain',
  odds: async () => (await import('./odds.ts')).odds,
  portraits: async () => (await import('./battle/show/portraits.ts')).portraits,
}

export const firefightBox = box({
  ...battle,
  campaigns: [
    { id: 'ember-road', load: async () => (await import('./campaign/box.ts')).boxEmberRoad(battle) },
  ],
})
