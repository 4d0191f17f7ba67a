import { at } from '@sextant/engine'
import type { Tables } from '../../tables.ts'
import { matchupOf } from '../matchup.ts'
import { NOISE_STEPS, planValues, type Style } from '../plan.ts'
import type { Policy } from './backward-induction.ts'
import type { DuelGraph } from './duel-graph.ts'

/** How likely a scripted bot takes each choice, exactly: its values, and every way the noise on them can fall. */
export function scriptPolicy(graph: DuelGraph, tables: Tables, style: Style): Policy {
  const matchup = matchupOf(tables)
  // Only caution looks at the turn, and it has worn off at half of the limit.
  const wornOff = style.caution === 0 ? 1 : Math.ceil(tables.ruleset.turns.limit / 2)
  const known: (readonly number[] | undefined)[][] = Array.from({ length: wornOff + 1 }, () => [])
  return (turn, number) => {
    const inTurn = at(known, Math.min(turn, wornOff))
    const before = inTurn[number]
    if (before) return before
    const state = { ...at(graph.states, number), turn }
    const values = planValues(matchup, state, at(graph.seats, number), style)
    const chances = choiceChances(
      values.map(({ value }) => value),
      style.noise,
    )
    inTurn[number] = chances
    return chances
  }
}

/** The chance of each value to be the highest once noise of 0.01 … 1 times `noise` is added; of equal ones the first is. */
export function choiceChances(values: readonly number[], noise: number): number[] {
  const highest = Math.max(...values)
  const first = values.indexOf(highest)
  const rivals = values.flatMap((value, i) => (value + noise >= highest ? [i] : []))
  if (noise === 0 || rivals.length === 1) return values.map((_, i) => (i === first ? 1 : 0))
  return values.map((value, i) => {
    if (!rivals.includes(i)) return 0
    let chance = 0
    for (let step = 1; step <= NOISE_STEPS; step++) {
      const reached = noisy(value, noise, step)
      let share = 1 / NOISE_STEPS
      for (const rival of rivals)
        if (rival !== i) share *= shareBelow(at(values, rival), noise, reached, rival > i)
      chance += share
    }
    return chance
  })
}

/** How likely a value with noise stays below another, or reaches it at most. */
function shareBelow(value: number, noise: number, reached: number, orEqual: boolean): number {
  const near = Math.floor(((reached - value) / noise) * NOISE_STEPS)
  let below = Math.max(0, Math.min(NOISE_STEPS, near - 1))
  // The last steps are compared as the bot compares them, rounding included.
  while (below < NOISE_STEPS) {
    const next = noisy(value, noise, below + 1)
    if (!(next < reached || (orEqual && next === reached))) break
    below++
  }
  return below / NOISE_STEPS
}

function noisy(value: number, noise: number, step: number): number {
  return value + (noise * step) / NOISE_STEPS
}
