import { scripts } from './bot.ts'
import { admiral } from './solver/admiral.ts'

/** The game's programs themselves, weakest first, as `bot-cards.ts` lists them. */
export const bots = [...scripts, admiral]
