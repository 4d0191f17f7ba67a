import { type GameTypes, type Rules, ScriptError, ScriptedDice, type Seat, samePlain } from '@sextant/engine'
import type { Presentation } from '@sextant/scene'
import type { Choice } from './choice.ts'

/** A choice that takes several actions, one after the other, with one gesture. */
export interface CombinedChoice<A> {
  readonly choice: Choice
  readonly actions: readonly [A, ...A[]]
}

/** Numbered on from `first`. */
export function combinedChoices<T extends GameTypes>(
  presentation: Presentation<T>,
  view: T['state'],
  seat: Seat,
  first: number,
): readonly CombinedChoice<T['action']>[] {
  const combinations = presentation.combinations?.(view, seat) ?? []
  return combinations.map(({ actions, gesture }, index) => ({
    choice: { number: first + index, gesture },
    actions,
  }))
}

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

/** What is known of the last of some actions: the view it is taken in, which the ones before it lead to. */
export interface LastAction<T extends GameTypes> {
  readonly view: T['state']
  readonly action: T['action']
}

/** Nothing where dice or secrets decide before it is taken. */
export function lastActionOf<T extends GameTypes>(
  rules: Rules<T>,
  view: T['state'],
  seat: Seat,
  actions: readonly [T['action'], ...T['action'][]],
): LastAction<T> | undefined {
  const [first, ...rest] = actions
  const last = rest.pop()
  if (last === undefined) return { view, action: first }
  const noDice = new ScriptedDice([])
  try {
    const state = rules.imagine(view, seat, noDice)
    for (const action of [first, ...rest]) rules.apply(state, seat, action, noDice, () => {})
    return { view: rules.view(state, seat), action: last }
  } catch (error) {
    if (error instanceof ScriptError) return undefined
    throw error
  }
}
