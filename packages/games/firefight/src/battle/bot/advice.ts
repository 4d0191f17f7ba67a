import type { Advice, AdvisedAction, Budget, Dice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { whyNot } from '../rules/check.ts'
import { outcomeOf } from '../rules/ending.ts'
import type { State } from '../state.ts'
import { bestDeployments } from './deployment.ts'
import { foreseen } from './foreseen.ts'
import { ordersOf } from './orders.ts'
import { outlookOf } from './outlook.ts'
import { actionsOf, attacksLeftIn, END_TURN } from './plan.ts'
import { rankReactions } from './reaction.ts'
import { turnsToCompare } from './search.ts'
import type { BotSeat } from './seat.ts'
import type { Search } from './temper.ts'
import { turnScale } from './turn-worth.ts'
import { advantageOf, chanceAt } from './win-chance.ts'
import { winFeatures } from './win-features.ts'

/** Turns that are shown as hints. */
const MOST_ADVISED = 5

/** What may be done next, the best first, each with the chance to win that it leads to. */
export function adviseOn(
  bot: BotSeat,
  search: Search,
  state: State,
  dice: Dice,
  budget: Budget,
): Advice<Action> {
  if (state.mover >= 0) {
    const now = winFeatures(turnScale(outlookOf(bot, state, false), search, 0))
    return ranked(rankReactions(bot, state), advantageOf(now))
  }
  if (state.round === 0) return ranked(bestDeployments(bot, state).slice(0, MOST_ADVISED), 0)
  const outlook = outlookOf(bot, state, false)
  const attacksLeft = attacksLeftIn(bot, state)
  const choices = outlook.own.map(unit => ordersOf(outlook, unit, attacksLeft > 0))
  const { turns, features } = turnsToCompare(outlook, search, choices, attacksLeft, dice, budget)
  const advantage = advantageOf(features)
  const most = turns[0]?.worth ?? 0
  const advised = new Map<string, AdvisedAction<Action>>()
  for (const { first, worth } of turns) {
    const plan = first ? actionsOf(outlook, first) : [END_TURN]
    const [action, ...next] = plan
    if (!action || whyNot(bot.work, state, bot.seat, action)) continue
    const key = JSON.stringify(action)
    if (advised.size === MOST_ADVISED || advised.has(key)) continue
    const chance = sureScore(bot, state, plan) ?? chanceAt(advantage + (worth - most) / SCALE)
    advised.set(key, { action, ...(next.length > 0 && { next }), chance })
  }
  if (advised.size === 0) advised.set('', { action: END_TURN, chance: chanceAt(advantage) })
  return { choices: [...advised.values()].sort((a, b) => b.chance - a.chance) }
}

/** What the seat scores if the battle ends with these actions and no dice decide. */
function sureScore({ work, seat }: BotSeat, view: State, actions: readonly Action[]): number | undefined {
  let state = view
  for (const action of actions) {
    const next = foreseen(work, state, action)
    if (!next) return undefined
    const outcome = outcomeOf(next)
    if (outcome) return outcome.scores[seat]
    state = next
  }
  return undefined
}

interface Ranked {
  readonly action: Action
  readonly worth: number
}

/** Of choices that decide little: the best one leaves the chances as they are. */
function ranked(choices: readonly Ranked[], advantage: number): Advice<Action> {
  const most = Math.max(...choices.map(({ worth }) => worth))
  const sorted = choices.toSorted((a, b) => b.worth - a.worth)
  return {
    choices: sorted.map(({ action, worth }) => ({
      action,
      chance: chanceAt(advantage + (worth - most) / SCALE),
    })),
  }
}

/** Points of cost between two choices that make nearly three wins of four out of an even battle. */
const SCALE = 45
