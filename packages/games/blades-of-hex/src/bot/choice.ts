import type { Dice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Army } from '../schema.ts'
import type { State } from '../state.ts'
import type { BotContext } from './context.ts'
import { outlookOf } from './outlook.ts'
import { type Plan, plansOf } from './plan.ts'
import type { Temper } from './temper.ts'

/** Makes new plans for every step and takes the best, until none is worthwhile. */
export function chooseByPlan(context: BotContext, state: State, army: Army, dice: Dice): Action {
  return firstStep(plansOf(outlookOf(context, state, army)), context.temper, dice)
}

/** The first action of the best plan. */
export function firstStep(plans: readonly Plan[], temper: Temper, dice: Dice): Action {
  const best = bestOf(plans, temper, dice)
  return best && best.score > WORTHWHILE ? best.action : END_TURN
}

export const END_TURN: Action = { type: 'end-turn' }

/** Gains below this, in gold, are not worth a step. */
const WORTHWHILE = 0.5

function bestOf(plans: readonly Plan[], { blur }: Temper, dice: Dice): Plan | undefined {
  let best: Plan | undefined
  for (const { score, action } of plans) {
    const seen = blur === 0 ? score : score + (blur * (dice.d(201) - 101)) / 100
    if (!best || seen > best.score) best = { score: seen, action }
  }
  return best
}
