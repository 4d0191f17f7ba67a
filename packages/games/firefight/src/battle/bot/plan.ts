import type { Budget, Dice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { openingAttacks, openingLimit } from '../rules/attacking.ts'
import { pathOf } from '../rules/paths.ts'
import { numberAt, tableOf } from '../rules/units.ts'
import type { State } from '../state.ts'
import { isIdle, type Order, urgency } from './order.ts'
import { ordersOf } from './orders.ts'
import { aroundWatchers, type Outlook, outlookOf } from './outlook.ts'
import { searchTurn } from './search.ts'
import type { BotSeat } from './seat.ts'

export const END_TURN: Action = { type: 'end-turn' }

/** The actions that a bot means to take next, at least one. */
export function planTurn(bot: BotSeat, state: State, dice: Dice, budget: Budget): Action[] {
  const outlook = outlookOf(bot, state)
  const attacksLeft = attacksLeftIn(bot, state)
  const choices = outlook.own.map(unit => ordersOf(outlook, unit, attacksLeft > 0))
  const { search } = bot.temper
  const orders = search
    ? searchTurn(outlook, search, choices, attacksLeft, dice, budget)
    : byThemselves(bot, choices, dice)
  return untilDice(outlook, orders)
}

/** How many units may still attack in this turn. */
export function attacksLeftIn({ work }: BotSeat, state: State): number {
  return openingLimit(work.tables, state) - openingAttacks(work.tables, state)
}

/** The actions of orders one after the other, up to the first dice: what they decide may change the plan. */
function untilDice(outlook: Outlook, orders: readonly Order[]): Action[] {
  const actions: Action[] = []
  for (const order of orders) {
    if (isIdle(order)) continue
    actions.push(...actionsOf(outlook, order))
    if (order.attack || order.shots.length > 0) return actions
  }
  return [...actions, END_TURN]
}

/** Each unit does what looks best for it; the one that gains most by its attack begins. */
function byThemselves({ temper }: BotSeat, choices: readonly (readonly Order[])[], dice: Dice): Order[] {
  const bests: Order[] = []
  for (const orders of choices) {
    let best: Order | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const order of orders) {
      const score = order.score + (temper.blur > 0 ? (temper.blur * dice.d(BLURS)) / BLURS : 0)
      if (score > most) {
        most = score
        best = order
      }
    }
    if (best) bests.push(best)
  }
  return bests.sort((a, b) => urgency(b) - urgency(a))
}

const BLURS = 1000

/** An order as actions. */
export function actionsOf(outlook: Outlook, order: Order): Action[] {
  const { unit, attack, heal, watch, first, moves } = order
  if (watch >= 0) return [{ type: 'watch', unit, weapon: watch }]
  const actions: Action[] = []
  if (attack) actions.push({ type: 'attack', unit, weapon: attack.weapon, target: attack.target })
  if (heal >= 0) actions.push({ type: 'heal', unit, target: heal })
  if (moves) {
    const move = moveOf(outlook, order)
    if (first) actions.push(move)
    else actions.unshift(move)
  }
  return actions
}

function moveOf(outlook: Outlook, { unit, cell: to, around }: Order): Action {
  if (!around) return { type: 'move', unit, to }
  const { work } = outlook.bot
  const start = numberAt(outlook.state.at, unit)
  const path = aroundWatchers(outlook, () => pathOf(work, tableOf(work.tables, unit), start, to))
  return path ? { type: 'move', unit, to, path } : { type: 'move', unit, to }
}
