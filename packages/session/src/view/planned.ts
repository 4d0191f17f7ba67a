import { type GameTypes, type Rules, ScriptError, ScriptedDice, type Seat, samePlain } from '@sextant/engine'
import type { Choice } from './choice.ts'
import type { CombinedChoice } from './combination.ts'

/**
 * The combination that some actions begin with, or that leads to a position they pass through: the last such position
 * counts.
 */
export function combinationOf<T extends GameTypes>(
  rules: Rules<T>,
  view: T['state'],
  seat: Seat,
  actions: readonly unknown[],
  combined: readonly CombinedChoice<T['action']>[],
): Choice | undefined {
  const begun = combined.find(({ actions: taken }) => samePlain(taken, actions.slice(0, taken.length)))
  if (begun || combined.length === 0) return begun?.choice
  const passed = positionsAfter(rules, view, seat, actions).slice(1)
  const ends = combined.map(({ choice, actions: taken }) => ({
    choice,
    end: positionsAfter(rules, view, seat, taken)[taken.length - 1],
  }))
  for (const position of passed.toReversed()) {
    const leading = ends.find(({ end }) => end !== undefined && samePlain(end, position))
    if (leading) return leading.choice
  }
  return undefined
}

/** The positions after each of some actions, up to the first that is not legal or in which dice or secrets decide. */
function positionsAfter<T extends GameTypes>(
  rules: Rules<T>,
  view: T['state'],
  seat: Seat,
  actions: readonly unknown[],
): T['state'][] {
  const noDice = new ScriptedDice([])
  const positions: T['state'][] = []
  const state = rules.imagine(view, seat, noDice)
  for (const wanted of actions) {
    const action = rules.legal(state, seat).find(legal => samePlain(legal, wanted))
    if (action === undefined) break
    try {
      rules.apply(state, seat, action, noDice, () => {})
    } catch (error) {
      if (error instanceof ScriptError) break
      throw error
    }
    positions.push(rules.copy(state))
  }
  return positions
}
