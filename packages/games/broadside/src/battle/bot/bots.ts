import { admiral } from './admiral/admiral.ts'
import { scripts } from './scripts.ts'

/** The game's programs themselves, weakest first, as `bot-cards.ts` lists them. */
export const bots = [...scripts, admiral]
