import { type GameTypes, type Rules, ScriptError, ScriptedDice, type Seat } from '@sextant/engine'
import type { Presentation } from '@sextant/scene'
import type { Choice } from './choice.ts'

/** A choice that takes several actions, one after the other, with one gesture. */
export interface CombinedChoice<A> {
  readonly choice: Choice
  readonly actions: readonly [A, ...A[]]
}

/** Combinations and routines, numbered on from `first`. */
export function combinedChoices<T extends GameTypes>(
  presentation: Presentation<T>,
  view: T['state'],
  seat: Seat,
  first: number,
): readonly CombinedChoice<T['action']>[] {
  const combinations = presentation.combinations?.(view, seat) ?? []
  const routines = presentation.routines?.(view, seat) ?? []
  return [
    ...combinations.map(({ actions, gesture }, index) => ({
      choice: { number: first + index, gesture },
      actions,
    })),
    ...routines.map(({ action, gesture }, index) => ({
      choice: { number: first + combinations.length + index, gesture, repeats: true } as const,
      actions: [action] as const,
    })),
  ]
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
