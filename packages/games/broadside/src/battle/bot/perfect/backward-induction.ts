import { at } from '@sextant/engine'
import type { Choice, DuelGraph } from './duel-graph.ts'

/** How a seat plays: in a turn and a state, how likely each of the choices is. */
export type Policy = (turn: number, state: number) => ArrayLike<number>

/** What the ends of a duel are worth to seat 0. */
export interface Worth {
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

export const SCORE: Worth = { won: 1, drawn: 0.5, lost: 0 }

/** By state, as turn 1 begins: what it is worth to seat 0, and how likely seat 0 and seat 1 win. */
export interface Values {
  readonly worth: Float64Array
  readonly won: Float64Array
  readonly lost: Float64Array
}

/**
 * The exact values of a duel that is broken off after `limit` turns, from the last action back to the first. A seat with a
 * policy follows it; a seat without takes the best action, and `decided` is called with it. Nothing has to converge: circles
 * (close, gain, close, …) take turns, and those are counted.
 */
export function backwardInduction(
  graph: DuelGraph,
  limit: number,
  policies: readonly [Policy | undefined, Policy | undefined],
  worth: Worth = SCORE,
  decided: (turn: number, state: number, choice: number) => void = () => undefined,
): Values {
  const count = graph.states.length
  const measures = {
    worth: measureOf(count, worth),
    won: measureOf(count, { won: 1, drawn: 0, lost: 0 }),
    lost: measureOf(count, { won: 0, drawn: 0, lost: 1 }),
  }
  const order = lastActionsFirst(graph)
  for (let turn = limit; turn >= 1; turn--) {
    for (const i of order) {
      const seat = at(graph.seats, i)
      const choices = at(graph.choices, i)
      const policy = policies[seat]
      if (policy) {
        const chances = policy(turn, i)
        for (const measure of Object.values(measures))
          measure.now[i] = meanValue(graph, seat, choices, chances, measure)
        continue
      }
      const best = bestChoice(graph, seat, choices, measures.worth)
      for (const measure of Object.values(measures))
        measure.now[i] = expectedValue(graph, seat, at(choices, best), measure)
      decided(turn, i, best)
    }
    for (const measure of Object.values(measures)) measure.later.set(measure.now)
  }
  return { worth: measures.worth.now, won: measures.won.now, lost: measures.lost.now }
}

/** One number that is carried back through the duel. */
interface Measure extends Worth {
  /** By state, in this turn and in the next one. */
  readonly now: Float64Array
  readonly later: Float64Array
}

/** After the last turn the duel is broken off: drawn. */
function measureOf(count: number, worth: Worth): Measure {
  const later = new Float64Array(count).fill(worth.drawn)
  return { ...worth, now: new Float64Array(count), later }
}

/** Within a turn an action leads to a later one only: T counts up. */
function lastActionsFirst({ states }: DuelGraph): number[] {
  return states.map((_, i) => i).sort((a, b) => at(states, b).T - at(states, a).T)
}

/** The first of the best; values that differ by rounding only are alike. */
function bestChoice(graph: DuelGraph, seat: 0 | 1, choices: readonly Choice[], measure: Measure): number {
  let best = 0
  let highest = Number.NEGATIVE_INFINITY
  for (const [number, choice] of choices.entries()) {
    const value = expectedValue(graph, seat, choice, measure) * (seat === 0 ? 1 : -1)
    if (value <= highest + ROUNDING) continue
    highest = value
    best = number
  }
  return best
}

const ROUNDING = 1e-12

function meanValue(
  graph: DuelGraph,
  seat: 0 | 1,
  choices: readonly Choice[],
  chances: ArrayLike<number>,
  measure: Measure,
): number {
  let sum = 0
  for (const [number, choice] of choices.entries()) {
    const chance = chances[number] ?? 0
    if (chance > 0) sum += chance * expectedValue(graph, seat, choice, measure)
  }
  return sum
}

/** A state in which the other seat acts is one of the next turn. */
function expectedValue({ seats }: DuelGraph, seat: 0 | 1, choice: Choice, measure: Measure): number {
  const { next, chances } = choice
  let sum = choice.won * measure.won + choice.drawn * measure.drawn + choice.lost * measure.lost
  for (let i = 0; i < next.length; i++) {
    const state = next[i] ?? 0
    const values = seats[state] === seat ? measure.now : measure.later
    sum += (chances[i] ?? 0) * (values[state] ?? 0)
  }
  return sum
}
