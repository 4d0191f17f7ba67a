import { type BotPlayer, type Budget, type Dice, samePlain } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { whyNot } from '../rules/check.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { Firefight } from '../types.ts'
import { adviseOn } from './advice.ts'
import { chooseDeployment } from './deployment.ts'
import { foreseen } from './foreseen.ts'
import { END_TURN, planTurn } from './plan.ts'
import { chooseReaction } from './reaction.ts'
import { type BotSeat, botSeatFor } from './seat.ts'
import type { Temper } from './temper.ts'

/** Makes a plan and follows it, until something came out differently than it was sure to. */
export function playerFor(tables: Tables, seat: number, temper: Temper): BotPlayer<Firefight> {
  const bot = botSeatFor(tables, seat, temper)
  const { search } = temper
  let planned: Action[] = []
  let expected: State | undefined
  return {
    choose(view, dice, budget) {
      const follows = expected !== undefined && samePlain(view, expected)
      let action = follows ? planned.shift() : undefined
      if (!action || whyNot(bot.work, view, seat, action)) {
        planned = decide(bot, view, dice, budget)
        action = planned.shift() ?? END_TURN
        if (whyNot(bot.work, view, seat, action)) action = END_TURN
      }
      expected = planned.length > 0 ? foreseen(bot.work, view, action) : undefined
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
