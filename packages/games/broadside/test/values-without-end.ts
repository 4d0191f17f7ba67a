import { at } from '@sextant/engine'
import type { DuelGraph } from '../src/battle/bot/perfect/duel-graph.ts'

/**
 * What every state is worth to seat 0 if turns are not counted: a duel without end is worth ½. Plain value iteration: from ½
 * everywhere, each sweep takes what is best for the seat that acts, until nothing changes. Seats with a policy do what it
 * says instead of what is best.
 */
export function valuesWithoutEnd(
  { states, seats, choices }: DuelGraph,
  policy: (seat: number, state: number) => number | undefined,
): Float64Array {
  const values = new Float64Array(states.length).fill(0.5)
  for (let sweep = 0; sweep < 20_000; sweep++) {
    let change = 0
    for (let i = states.length - 1; i >= 0; i--) {
      const seat = at(seats, i)
      const forced = policy(seat, i)
      let best = seat === 0 ? -1 : 2
      for (const [c, { won, drawn, next, chances }] of at(choices, i).entries()) {
        if (forced !== undefined && forced !== c) continue
        let worth = won + drawn / 2
        for (const [n, state] of next.entries()) worth += at(chances, n) * at(values, state)
        best = seat === 0 ? Math.max(best, worth) : Math.min(best, worth)
      }
      change = Math.max(change, Math.abs(best - at(values, i)))
      values[i] = best
    }
    if (change < 1e-9) return values
  }
  throw new Error('The values of the duel do not settle')
}
