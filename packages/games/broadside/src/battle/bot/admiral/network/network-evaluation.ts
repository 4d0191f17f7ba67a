import { SeededDice, stateHash } from '@sextant/engine'
import type { Tables } from '../../../tables.ts'
import { contextOf } from '../context.ts'
import { type Effects, MOST_CREW } from '../effects.ts'
import type { Evaluation } from '../evaluation.ts'
import { Lookahead } from './lookahead.ts'
import { Moves } from './moves.ts'
import { Network } from './network.ts'
import { CONTEXT, COUNTER, CREW, HULL, positionOf, SIZE, sideAt, TURN } from './position.ts'
import { rollOut } from './rollouts.ts'
import { uniformOf } from './uniform.ts'

/** Evaluation by a trained network. */
export function networkEvaluation(tables: Tables, effects: Effects, weights: Float32Array): Evaluation {
  const moves = new Moves(tables, effects)
  const network = new Network(tables, moves)
  network.weights.set(weights)
  network.invalidate()
  return {
    leaves(context, seat, turn, own, otherCounters) {
      const other = seat === 0 ? 1 : 0
      const position = new Int32Array(SIZE)
      position[CONTEXT] = moves.numberOf(context)
      position[TURN] = turn
      position[sideAt(seat) + HULL] = own.hull
      position[sideAt(seat) + CREW] = own.crew
      position.set(own.counters, sideAt(seat) + COUNTER)
      position.set(otherCounters, sideAt(other) + COUNTER)
      const value = network.family(position, other)
      const known = new Map<number, number>()
      return {
        at(hull, crew) {
          const key = hull * MOST_CREW + crew
          const before = known.get(key)
          if (before !== undefined) return before
          const mine = seat === 0 ? value(hull, crew) : 1 - value(hull, crew)
          known.set(key, mine)
          return mine
        },
      }
    },
    rollOuts(state) {
      // The same position gives the same choice and the same hint every time.
      const uniform = uniformOf(SeededDice.from(stateHash(state)))
      const lookahead = new Lookahead(tables, moves, network, uniform)
      const from = positionOf(moves, state)
      const first = effects.seatToAct(contextOf(state)) === 0
      return ({ type }, steps) => {
        const value = rollOut(lookahead, network, from, type, steps)
        return first ? value : 1 - value
      }
    },
  }
}
