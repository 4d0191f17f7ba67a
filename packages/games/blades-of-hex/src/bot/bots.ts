import type { Bot, BotPlayer, Budget, Dice } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import type { Action } from '../actions.ts'
import { card } from '../card.ts'
import { armyAt } from '../rules/seats.ts'
import type { Army } from '../schema.ts'
import type { State } from '../state.ts'
import type { Blades } from '../types.ts'
import { adviseOn } from './advice.ts'
import { chooseByPlan } from './choice.ts'
import { type BotContext, contextFor } from './context.ts'
import { COLONEL, chooseByForesight, effortIn, type Foresight, GENERAL } from './foresight.ts'
import { CAPTAIN, HASTY_CAPTAIN, RECRUIT, SERGEANT, type Temper } from './temper.ts'

/** The game's own bots, weakest first. */
export const bots: readonly Bot<Blades>[] = [
  { ...botCard(card.bots, 'recruit'), join: joining(RECRUIT, chooseByPlan) },
  { ...botCard(card.bots, 'sergeant'), join: joining(SERGEANT, chooseByPlan) },
  { ...botCard(card.bots, 'captain'), join: joining(CAPTAIN, chooseByPlan) },
  { ...botCard(card.bots, 'colonel'), join: joining(HASTY_CAPTAIN, foreseeing(COLONEL)) },
  { ...botCard(card.bots, 'general'), join: joining(CAPTAIN, foreseeing(GENERAL), adviseOn) },
]

/** A way to choose. Plans take well under a millisecond, and a few on the largest board, so only foresight looks at the budget. */
type Choose = (context: BotContext, state: State, army: Army, dice: Dice, budget: Budget) => Action

function foreseeing(foresight: Foresight): Choose {
  return (context, state, army, dice, budget) =>
    chooseByForesight(context, state, army, dice, effortIn(budget, foresight), foresight)
}

function joining(temper: Temper, choose: Choose, advise?: typeof adviseOn): Bot<Blades>['join'] {
  return ({ tables }, seat): BotPlayer<Blades> => {
    const context = contextFor(tables, temper)
    const army = armyAt(seat)
    return {
      choose: (view, dice, budget) => choose(context, view, army, dice, budget),
      ...(advise && { advise: (view, dice, budget) => advise(context, view, army, dice, budget) }),
    }
  }
}
