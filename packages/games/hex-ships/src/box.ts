import { box } from '@sextant/scene'
import { hexShips } from './battle/game.ts'
import type { Options } from './battle/schema/options.ts'
import { catalogueIn } from './battle/texts/catalogue.ts'
import { usualBattle } from './usual-box.ts'

/** The whole game, without the code of its bots and of its campaign. */
export const battle = {
  ...usualBattle,
  game: hexShips,
  show: {
    ...usualBattle.show,
    texts: {
      ...usualBattle.show.texts,
      zh: async () => catalogueIn('zh', (await import('./battle/texts/zh-all.ts')).zhAll),
    },
  },
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
