import { box } from '@sextant/scene'
import { firefight } from './battle/game.ts'
import { catalogueIn } from './battle/texts/catalogue.ts'
import { usualBattle } from './usual-box.ts'

/** The whole game, without the code of its bots and of its campaign. */
export const battle = {
  ...usualBattle,
  game: firefight,
  show: {
    ...usualBattle.show,
    texts: {
      ...usualBattle.show.texts,
      zh: async () => catalogueIn('zh', (await import('./battle/texts/zh-all.ts')).zhAll),
    },
  },
}

export const firefightBox = box({
  ...battle,
  campaigns: [
    { id: 'ember-road', load: async () => (await import('./campaign/box.ts')).boxEmberRoad(battle) },
  ],
})
