import { branches, type Rules } from '@sextant/engine'
import type { Broadside } from '../src/battle/types.ts'
import type { Action, State } from '../src/index.ts'

/**
 * A duel laid out in full: every state that can come about, every action, every roll, by the rules alone. Turns are not
 * counted: a duel without end is worth ½.
 */
export interface GameGraph {
  /** By state: an example of it, who acts, and what can be done. */
  readonly states: readonly State[]
  readonly seats: readonly number[]
  readonly choices: readonly (readonly Choice[])[]
  numberOf(state: State): number
}

export interface Choice {
  readonly action: Action
  /** The share that ends the duel, times what it is worth to seat 0. */
  readonly ended: number
  /** The states it leads to otherwise, and how likely. */
  readonly next: readonly { readonly state: number; readonly chance: number }[]
}

export function graphOfGame(rules: Rules<Broadside>, starts: readonly State[]): GameGraph {
  const states: State[] = []
  const numbers = new Map<string, number>()
  const seats: number[] = []
  const choices: Choice[][] = []
  const add = (state: State): number => {
    const key = keyOf(state)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, states.length)
    return states.push({ ...rules.copy(state), turn: 1 }) - 1
  }
  for (const start of starts) add(start)
  for (let i = 0; i < states.length; i++) {
    const state = states[i] as State
    const seat = rules.toAct(state)[0] as number
    seats.push(seat)
    choices.push(
      rules.legal(state, seat).map(action => {
        let ended = 0
        const next = new Map<number, number>()
        for (const { chance, state: after } of branches(rules, state, seat, action)) {
          const outcome = rules.outcome(after)
          if (outcome) ended += chance * (outcome.scores[0] ?? 0)
          else {
            const number = add(after)
            next.set(number, (next.get(number) ?? 0) + chance)
          }
        }
        return { action, ended, next: [...next].map(([to, chance]) => ({ state: to, chance })) }
      }),
    )
  }
  return { states, seats, choices, numberOf: state => numbers.get(keyOf(state)) as number }
}

/**
 * What every state is worth to seat 0. Plain value iteration: from ½ everywhere, each sweep takes what is best for
 * whoever acts, until nothing changes. Seats with a policy do what it says instead of what is best.
 */
export function valuesOf(
  { states, seats, choices }: GameGraph,
  policy: (seat: number, state: number) => number | undefined,
): Float64Array {
  const values = new Float64Array(states.length).fill(0.5)
  for (let sweep = 0; sweep < 20_000; sweep++) {
    let change = 0
    for (let i = states.length - 1; i >= 0; i--) {
      const seat = seats[i] as number
      const listed = choices[i] as readonly Choice[]
      const forced = policy(seat, i)
      let best = seat === 0 ? -1 : 2
      for (const [c, { ended, next }] of listed.entries()) {
        if (forced !== undefined && forced !== c) continue
        let worth = ended
        for (const { state, chance } of next) worth += chance * (values[state] as number)
        best = seat === 0 ? Math.max(best, worth) : Math.min(best, worth)
      }
      change = Math.max(change, Math.abs(best - (values[i] as number)))
      values[i] = best
    }
    if (change < 1e-9) return values
  }
  throw new Error('The values of the duel do not settle')
}

function keyOf({ T, D, sides }: State): string {
  return JSON.stringify([T, D, sides])
}
