import type { Bot } from '@sextant/engine'
import type { Action } from './actions.ts'
import { choosePlan, type Mind } from './bot/plan.ts'
import { CARDS } from './bot-cards.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import type { Broadside } from './types.ts'

type BroadsideBot = Bot<Broadside>

const GREEDY: Mind = { care: 0.1, foresees: false, caution: 0, whim: 0.05 }
const CAUTIOUS: Mind = { care: 1, foresees: true, caution: 1, whim: 0.02 }

/** Most damage now, from wherever the most can be done. */
export const greedy: BroadsideBot = {
  ...CARDS.greedy,
  join: seated(GREEDY),
}

/** Thinks of the answer: keeps its distance, braces, repairs, and saves itself when that is worth something. */
export const cautious: BroadsideBot = {
  ...CARDS.cautious,
  join: seated(CAUTIOUS),
}

/** The game's scripts, weakest first. The admiral, who has solved the duel, comes from `solver/`. */
export const scripts: readonly BroadsideBot[] = [greedy, cautious]

function seated(mind: Mind): BroadsideBot['join'] {
  return (rules, seat) => {
    const duel = rules.tables
    return { choose: (view, dice) => choosePlan(duel, view, seat, mind, dice) }
  }
}
