import type { Bot } from '@sextant/engine'
import type { Action } from './actions.ts'
import { choosePlan, type Mind } from './bot/plan.ts'
import { CARDS } from './bot-cards.ts'
import type { Event } from './events.ts'
import { duelOf } from './game.ts'
import type { State } from './state.ts'

type BroadsideBot = Bot<State, Action, Event>

const GREEDY: Mind = { care: 0.1, foresees: false, caution: 0, whim: 0.05 }
const CAUTIOUS: Mind = { care: 1, foresees: true, caution: 1, whim: 0.02 }

/** Most damage now, from wherever the most can be done. */
export const greedy: BroadsideBot = {
  ...CARDS.greedy,
  sit: seated(GREEDY),
}

/** Thinks of the answer: keeps its distance, braces, repairs, and saves itself when that is worth something. */
export const cautious: BroadsideBot = {
  ...CARDS.cautious,
  sit: seated(CAUTIOUS),
}

/** The game's scripts, weakest first. The admiral, who has solved the duel, comes from `solver/`. */
export const scripts: readonly BroadsideBot[] = [greedy, cautious]

function seated(mind: Mind): BroadsideBot['sit'] {
  return (rules, seat) => {
    const duel = duelOf(rules)
    return { choose: (view, dice) => choosePlan(duel, view, seat, mind, dice) }
  }
}
