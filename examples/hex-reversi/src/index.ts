import { botCards, box, listedBots } from '@sextant/scene'
import { card } from './card.ts'
import { hexReversi } from './game.ts'
import { show } from './show.ts'

export type { Action } from './actions.ts'
export { card } from './card.ts'
export type { Event } from './events.ts'
export { hexReversi } from './game.ts'
export type { Options } from './schema.ts'
export { show } from './show.ts'
export type { State } from './state.ts'
export type { Tables } from './tables.ts'
export type { HexReversi } from './types.ts'

export const hexReversiBox = box({
  game: hexReversi,
  show,
  bots: listedBots(botCards(card.bots), async () => (await import('./bot/index.ts')).bots),
})
