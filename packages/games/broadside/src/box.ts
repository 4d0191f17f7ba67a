import { box } from '@sextant/scene'
import { broadside } from './battle/game.ts'
import { usualDuel } from './usual-box.ts'

/** The whole duel, without what only its bots and the voyage need. */
export const duel = { ...usualDuel, game: broadside }

export const broadsideBox = box({
  ...duel,
  campaigns: [{ id: 'voyage', load: async () => (await import('./voyage/box.ts')).boxVoyage(duel) }],
})
