import type { Dice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { legalActions } from '../rules/legal.ts'
import { tableOf } from '../rules/units.ts'
import type { State } from '../state.ts'
import { outlookOf } from './outlook.ts'
import { placeWorth, prospectsOf } from './place-worth.ts'
import type { BotSeat } from './seat.ts'

/** Where the next unit is deployed. */
export function chooseDeployment(bot: BotSeat, state: State, dice: Dice): Action {
  const actions = legalActions(bot.work, state)
  if (!bot.temper.deploys) return dice.pick(actions)
  return bestDeployment(bot, state, actions)
}

/** Slow units with long ranges first: they go to the same places whatever the enemy does. */
function bestDeployment(bot: BotSeat, state: State, actions: readonly Action[]): Action {
  const { tables } = bot.work
  const waiting = actions.flatMap(action => (action.type === 'deploy' ? [action] : []))
  const [unit = 0] = [...new Set(waiting.map(action => action.unit))].sort(
    (a, b) => tableOf(tables, a).speed - tableOf(tables, b).speed,
  )
  let best: Action | undefined
  let most = Number.NEGATIVE_INFINITY
  const outlook = outlookOf(bot, state)
  const prospects = prospectsOf(outlook, unit)
  for (const action of waiting) {
    if (action.unit !== unit) continue
    const worth = placeWorth(outlook, prospects, action.to, action.to) + standing(bot, unit, action.to)
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return best ?? (actions[0] as Action)
}

/** Cover, and near the middle; the front for those who must come close. */
function standing({ work }: BotSeat, unit: number, cell: number): number {
  const { tables, ground } = work
  const { board, scenario } = tables
  const { speed, reach, flying } = tableOf(tables, unit)
  const covered = ground.cover[cell] !== 0 && !flying ? COVER : 0
  const depth = Math.abs(board.r[cell] as number) / scenario.size
  const aside = Math.abs((board.q[cell] as number) + (board.r[cell] as number) / 2) / scenario.size
  return covered - aside * MIDDLE - depth * FRONT * (reach > speed ? 0.5 : 1)
}

const COVER = 1
const MIDDLE = 3
const FRONT = 4
