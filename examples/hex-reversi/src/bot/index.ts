import { TEMPERS } from '../schema.ts'
import { temperedBot } from './tempered-bot.ts'

/** The game's own bots, weakest first. */
export const bots = TEMPERS.map(temperedBot)
