import { type BotPlayer, type Budget, type Dice, ScriptError, ScriptedDice, samePlain } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { applyAction } from '../rules/apply.ts'
import { whyNot } from '../rules/check.ts'
import { copyState, type State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { Firefight } from '../types.ts'
import { adviseOn } from './advice.ts'
import { chooseDeployment } from './deployment.ts'
import { END_TURN, planTurn } from './plan.ts'
import { chooseReaction } from './reaction.ts'
import { type BotSeat, botSeatFor } from './seat.ts'
import type { Temper } from './temper.ts'

/** Makes a plan and follows it, until something came out differently than it was sure to. */
export function playerFor(tables: Tables, seat: number, temper: Temper): BotPlayer<Firefight> {
  const bot = botSeatFor(tables, seat, temper)
  const { search } = temper
  let planned: Action[] = []
  let foreseen: State | undefined
  return {
    choose(view, dice, budget) {
      const follows = foreseen !== undefined && samePlain(view, foreseen)
      let action = follows ? planned.shift() : undefined
      if (!action || whyNot(bot.work, view, seat, action)) {
        planned = decide(bot, view, dice, budget)
        action = planned.shift() ?? END_TURN
        if (whyNot(bot.work, view, seat, action)) action = END_TURN
      }
      foreseen = planned.length > 0 ? stateAfter(bot, view, action) : undefined
      return action
    },
    ...(search && { advise: (view, dice, budget) => adviseOn(bot, search, view, dice, budget) }),
  }
}

function decide(bot: BotSeat, state: State, dice: Dice, budget: Budget): Action[] {
  if (state.mover >= 0) return [chooseReaction(bot, state)]
  if (state.round === 0) return [chooseDeployment(bot, state, dice)]
  return planTurn(bot, state, dice, budget)
}

/** Nothing where dice decide. */
function stateAfter({ work }: BotSeat, view: State, action: Action): State | undefined {
  const state = copyState(view)
  try {
    applyAction(work, state, action, new ScriptedDice([]), () => {})
    return state
  } catch (error) {
    if (error instanceof ScriptError) return undefined
    throw error
  }
}
