import { box } from '@sextant/scene'
import { hexapawn } from './game.ts'
import { show } from './show.ts'

export { type Action, type Event, type Hexapawn, hexapawn, type Options, type State } from './game.ts'
export { show } from './show.ts'
export const hexapawnBox = box({ game: hexapawn, show, bots: [] })
