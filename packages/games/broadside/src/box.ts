import { box } from '@sextant/scene'
import { scripts } from './bot.ts'
import { broadside } from './game.ts'
import { show } from './show.ts'
import { admiral } from './solver/admiral.ts'

/** Its programs, weakest first. */
export const bots = [...scripts, admiral]

/** The duel, without what only the voyage needs. */
export const duel = { game: broadside, show, bots, adviser: admiral.id }

export const broadsideBox = box({
  ...duel,
  campaigns: [{ id: 'voyage', load: async () => (await import('./voyage/box.ts')).boxVoyage(duel) }],
})
