import { at, branches, type Rules } from '@sextant/engine'
import type { Action } from '../../actions.ts'
import { copyState, type State } from '../../state.ts'
import type { Broadside } from '../../types.ts'

/**
 * A duel laid out in full: every state that can come about, every action, every roll, by the rules alone. Turns are not
 * part of a state: the same position in another turn is the same state.
 */
export interface DuelGraph {
  /** By state: an example of it, in turn 1. */
  readonly states: readonly State[]
  /** By state: which seat acts. */
  readonly seats: readonly (0 | 1)[]
  /** By state: what can be done. */
  readonly choices: readonly (readonly Choice[])[]
  /** The states that were given, in their order. */
  readonly starts: readonly number[]
  numberOf(state: State): number | undefined
}

export interface Choice {
  readonly action: Action
  /** How likely it ends the duel at once, as seat 0 sees it. */
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** The states it leads to otherwise, and how likely each is. */
  readonly next: Int32Array
  readonly chances: Float64Array
}

export function graphOfDuel(rules: Rules<Broadside>, starts: readonly State[]): DuelGraph {
  const states: State[] = []
  const numbers = new Map<string, number>()
  const add = (state: State): number => {
    const key = keyOf(state)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, states.length)
    return states.push({ ...copyState(state), turn: 1 }) - 1
  }
  const first = starts.map(add)
  const seats: (0 | 1)[] = []
  const choices: Choice[][] = []
  // States are added while they are gone through, until no new one comes up.
  for (let i = 0; i < states.length; i++) {
    const state = at(states, i)
    const seat = rules.toAct(state)[0] === 0 ? 0 : 1
    seats.push(seat)
    choices.push(rules.legal(state, seat).map(action => choiceOf(rules, state, seat, action, add)))
  }
  return { states, seats, choices, starts: first, numberOf: state => numbers.get(keyOf(state)) }
}

function choiceOf(
  rules: Rules<Broadside>,
  state: State,
  seat: 0 | 1,
  action: Action,
  add: (state: State) => number,
): Choice {
  let [won, drawn, lost] = [0, 0, 0]
  const next = new Map<number, number>()
  for (const { chance, state: after } of branches(rules, state, seat, action)) {
    const score = rules.outcome(after)?.scores[0]
    if (score === undefined) {
      const number = add(after)
      next.set(number, (next.get(number) ?? 0) + chance)
    } else if (score === 1) won += chance
    else if (score === 0) lost += chance
    else if (score === 0.5) drawn += chance
    else throw new RangeError(`An end with a score of ${score} is neither won, drawn nor lost`)
  }
  return {
    action,
    won,
    drawn,
    lost,
    next: Int32Array.from(next.keys()),
    chances: Float64Array.from(next.values()),
  }
}

function keyOf({ T, D, sides }: State): string {
  return JSON.stringify([T, D, sides])
}
