import { admiral } from './admiral/admiral.ts'
import { scripts } from './scripts.ts'

/** The game's bots, weakest first, as its card lists them. */
export const bots = [...scripts, admiral]
