import { scoreOf } from '../rules/objectives.ts'
import { numberAt } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { BotSeat } from './seat.ts'
import { worthAt } from './worth.ts'

/**
 * How much better off a seat is than the other, in points of cost: by what is left of the teams, and by points. Flags are left
 * out where a bot weighs by itself what they decide.
 */
export function balanceOf({ work, worths, seat, victory, temper }: BotSeat, state: State): number {
  const { units, conditions } = work.tables
  let balance = 0
  for (const { index, seat: side } of units) {
    const worth = numberAt(state.at, index) < 0 ? 0 : worthAt(worths, index, numberAt(state.wounds, index))
    balance += side === seat ? worth : -worth
  }
  for (const table of conditions) {
    const { condition } = table
    if (condition.type === 'breakthrough' || (condition.type === 'flags' && temper.decides > 0)) continue
    const lead = scoreOf(state, table, seat) - scoreOf(state, table, 1 - seat)
    balance += (victory * lead) / condition.target
  }
  return balance
}
