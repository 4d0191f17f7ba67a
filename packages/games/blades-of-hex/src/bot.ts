import type { Bot, Dice } from '@sextant/engine'
import type { Action } from './actions.ts'
import { chooseByPlan } from './bot/choice.ts'
import { chooseByForesight } from './bot/foresight.ts'
import { CAPTAIN, RECRUIT, type Temper } from './bot/temper.ts'
import { warmUp } from './bot/warm-up.ts'
import { CARDS } from './bot-cards.ts'
import type { Event } from './events.ts'
import { armyAt } from './game.ts'
import type { Army } from './schema.ts'
import type { State } from './state.ts'
import type { Blades } from './types.ts'
import { buildWorld, type World } from './world.ts'

type BladesBot = Bot<Blades>
type Way = (world: World, state: State, army: Army, temper: Temper, dice: Dice) => Action

/** The game's own opponents, weakest first. */
export const bots: readonly BladesBot[] = [
  {
    ...CARDS.recruit,
    join: seated(chooseByPlan, RECRUIT),
  },
  {
    ...CARDS.captain,
    join: seated(chooseByPlan, CAPTAIN),
  },
  {
    ...CARDS.general,
    join(rules, seat) {
      warmUp()
      return seated(chooseByForesight, CAPTAIN)(rules, seat)
    },
  },
]

/** A program that plays in some way. It reckons in tables of its own, beside those of the rules. */
function seated(choose: Way, temper: Temper): BladesBot['join'] {
  return (rules, seat) => {
    const world = buildWorld(rules.tables)
    return { choose: (view, dice) => choose(world, view, armyAt(seat), temper, dice) }
  }
}
