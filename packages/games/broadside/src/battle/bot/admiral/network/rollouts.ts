import { at } from '@sextant/engine'
import type { ActionId } from '../../../actions.ts'
import type { Lookahead } from './lookahead.ts'
import type { Network } from './network.ts'
import type { Position } from './position.ts'

/**
 * One rollout: the value of an action to seat 0. Luck is taken off the result: at every throw, the network's value of where
 * the dice led, less what it expected before (a control variate). What is left varies far less than wins and losses do,
 * and is right on average even where the network is wrong. After `steps` actions the network evaluates the position.
 */
export function rollOut(
  lookahead: Lookahead,
  network: Network,
  from: Position,
  first: ActionId,
  steps: number,
): number {
  const position = from.slice()
  let luck = 0
  let found = 0
  for (let step = 0; step < steps; step++) {
    const { seat, moves, values, best } = lookahead.from(position)
    const choice = step === 0 ? moves.findIndex(({ type }) => type === first) : best
    const move = moves[choice]
    if (!move) throw new Error(`There is no action ${first} to roll out`)
    const score = lookahead.go(position, move, seat)
    found = score ?? network.value(position)
    luck += found - at(values, choice)
    if (score !== undefined) break
  }
  return found - luck
}
