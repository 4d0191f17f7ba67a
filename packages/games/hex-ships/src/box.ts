import { botCards, box, listedBots } from '@sextant/scene'
import { hexShips } from './battle/game.ts'
import type { Options } from './battle/schema/options.ts'
import { show } from './battle/show/show.ts'
import { card } from './card.ts'

/** The whole game, without the code of its bots and of its campaign. */
export const battle = {
  game: hexShips,
  show,
  bots: listedBots(botCards(card.bots), async () => (await import('./battle/bot/bots.ts')).bots),
  portraits: async () => (await import('./battle/show/portraits.ts')).portraits,
  adviser: 'commodore',
  odds: async () => (await import('./odds.ts')).odds,
  balance: async () => {
    const { weaponTable } = await import('./battle/balance/weapon-table.ts')
    return (options: Options) => [weaponTable(options)]
  },
}

export const hexShipsBox = box({
  ...battle,
  campaigns: [
    { id: 'lantern-reach', load: async () => (await import('./campaign/box.ts')).boxLanternReach(battle) },
  ],
})
