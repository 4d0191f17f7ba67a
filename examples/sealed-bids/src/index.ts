import { box } from '@sextant/scene'
import { sealedBids } from './game.ts'
import { show } from './show.ts'

export { type Action, type Event, type Options, type State, sealedBids } from './game.ts'
export { show } from './show.ts'
export const sealedBidsBox = box({ game: sealedBids, show, bots: [] })
