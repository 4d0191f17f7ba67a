import { box } from '@sextant/scene'
import { underwaterHockey } from './game.ts'
import { usualMatch } from './usual-box.ts'

/** The whole game, without what only its bots need. */
export const underwaterHockeyBox = box({ ...usualMatch, game: underwaterHockey })
