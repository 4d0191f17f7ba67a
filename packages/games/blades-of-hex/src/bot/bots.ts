import type { Bot, Budget, Dice } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import type { Action } from '../actions.ts'
import { card } from '../card.ts'
import { armyAt } from '../rules/seats.ts'
import type { Army } from '../schema.ts'
import type { State } from '../state.ts'
import type { Blades } from '../types.ts'
import { chooseByPlan } from './choice.ts'
import { type BotContext, contextFor } from './context.ts'
import { chooseByForesight, effortIn } from './foresight.ts'
import { CAPTAIN, RECRUIT, type Temper } from './temper.ts'

/** The game's own bots, weakest first. */
export const bots: readonly Bot<Blades>[] = [
  { ...botCard(card.bots, 'recruit'), join: joining(RECRUIT, chooseByPlan) },
  { ...botCard(card.bots, 'captain'), join: joining(CAPTAIN, chooseByPlan) },
  { ...botCard(card.bots, 'general'), join: joining(CAPTAIN, foresee) },
]

/** A way to choose. Plans take well under a millisecond, so only foresight looks at the budget. */
type Choose = (context: BotContext, state: State, army: Army, dice: Dice, budget: Budget) => Action

function foresee(context: BotContext, state: State, army: Army, dice: Dice, budget: Budget): Action {
  return chooseByForesight(context, state, army, dice, effortIn(budget))
}

function joining(temper: Temper, choose: Choose): Bot<Blades>['join'] {
  return ({ tables }, seat) => {
    const context = contextFor(tables, temper)
    return { choose: (view, dice, budget) => choose(context, view, armyAt(seat), dice, budget) }
  }
}
