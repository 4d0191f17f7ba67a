import type { Dice } from '@sextant/engine'
import { at } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { legalActions } from '../rules/legal.ts'
import { tableOf } from '../rules/units.ts'
import type { State } from '../state.ts'
import { flagStarts } from './flag-deployment.ts'
import { outlookOf } from './outlook.ts'
import { placeWorth, prospectsOf } from './place-worth.ts'
import type { BotSeat } from './seat.ts'

/** Where the next unit is deployed. */
export function chooseDeployment(bot: BotSeat, state: State, dice: Dice): Action {
  const actions = legalActions(bot.work, state)
  if (!bot.temper.deploys) return dice.pick(actions)
  return bestDeployments(bot, state)[0]?.action ?? dice.pick(actions)
}

/** Places for the next unit, the best first: slow units first, as they go to the same places whatever the enemy does. */
export function bestDeployments(bot: BotSeat, state: State): { action: Action; worth: number }[] {
  const { tables } = bot.work
  const waiting = legalActions(bot.work, state).flatMap(action => (action.type === 'deploy' ? [action] : []))
  const [unit] = [...new Set(waiting.map(action => action.unit))].sort(
    (a, b) => tableOf(tables, a).speed - tableOf(tables, b).speed,
  )
  if (unit === undefined) return []
  const outlook = outlookOf(bot, state)
  const prospects = prospectsOf(outlook, unit)
  const places = waiting.filter(action => action.unit === unit)
  const { goals, own } = outlook
  const cells = places.map(({ to }) => to)
  const starts = flagStarts(bot, state, goals.races, own, unit, cells)
  const worths = places.map((action, place) => ({
    action,
    worth:
      placeWorth(outlook, prospects, action.to, action.to) +
      standing(bot, unit, action.to) +
      at(starts, place),
  }))
  return worths.sort((a, b) => b.worth - a.worth)
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
