import { at, type Budget } from '@sextant/engine'
import type { ActionId } from '../../../actions.ts'
import type { Lookahead } from './lookahead.ts'
import type { Network } from './network.ts'
import type { Position } from './position.ts'

/**
 * The value of an action to seat 0, from many rollouts. Luck is taken off each result: at every throw, the network's value
 * of where the dice led, less what it expected before (a control variate). What is left varies far less than wins and
 * losses do, and is right on average even where the network is wrong.
 */
export function rollOut(
  lookahead: Lookahead,
  network: Network,
  from: Position,
  first: ActionId,
  budget: Budget,
): number {
  const most = Math.max(1, Math.round(ROLLOUTS * budget.work))
  let sum = 0
  let played = 0
  while (played < most && !(played > 0 && budget.expired())) {
    const position = from.slice()
    let luck = 0
    let found = 0
    for (let step = 0; step < MOST_STEPS; step++) {
      const { seat, moves, values, best } = lookahead.from(position)
      const choice = step === 0 ? moves.findIndex(({ type }) => type === first) : best
      const move = moves[choice]
      if (!move) throw new Error(`There is no action ${first} to roll out`)
      const score = lookahead.go(position, move, seat)
      found = score ?? network.value(position)
      luck += found - at(values, choice)
      if (score !== undefined) break
    }
    sum += found - luck
    played++
  }
  return Math.min(1, Math.max(0, sum / played))
}

const ROLLOUTS = 120
/** Duels with a high turn limit are not played to their end: the network evaluates the position after this many steps. */
const MOST_STEPS = 200
