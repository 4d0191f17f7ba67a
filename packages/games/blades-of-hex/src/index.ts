import { box } from '@sextant/scene'
import { bladesOfHex } from './game.ts'
import { show } from './show.ts'

export type { Action } from './actions.ts'
export { classic } from './classic.ts'
export type { Event } from './events.ts'
export { bladesOfHex } from './game.ts'
export type { Options } from './schema.ts'
export { show } from './show.ts'
export type { State, Unit } from './state.ts'
export const bladesOfHexBox = box({ game: bladesOfHex, show, bots: [] })
