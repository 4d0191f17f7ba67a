import type { ActionId } from '../../../actions.ts'
import type { Lookahead } from './lookahead.ts'
import type { Network } from './network.ts'
import type { Position } from './position.ts'

/**
 * What an action is worth to seat 0, by playing on from it many times. Of each result the luck is taken off: at every
 * throw, what the network thinks of where the dice led, less what it expected before. What is left varies far less than
 * wins and losses do, and is right on average whatever the network thinks.
 */
export function rollOut(lookahead: Lookahead, network: Network, from: Position, first: ActionId): number {
  let sum = 0
  for (let playout = 0; playout < PLAYOUTS; playout++) {
    const position = from.slice()
    let luck = 0
    let found = 0
    for (let step = 0; step < MOST_STEPS; step++) {
      const { seat, moves, worths, best } = lookahead.from(position)
      const choice = step === 0 ? moves.findIndex(({ type }) => type === first) : best
      const move = moves[choice]
      if (!move) throw new Error(`There is no action ${first} to look ahead from`)
      const score = lookahead.go(position, move, seat)
      found = score ?? network.worth(position)
      luck += found - (worths[choice] as number)
      if (score !== undefined) break
    }
    sum += found - luck
  }
  return Math.min(1, Math.max(0, sum / PLAYOUTS))
}

const PLAYOUTS = 120
/** Duels with a high limit of turns are not played to their end: then the network says what they have come to. */
const MOST_STEPS = 200
