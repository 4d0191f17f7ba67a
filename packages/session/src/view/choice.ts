import { type GameTypes, type Refusal, type Rules, type Seat, samePlain } from '@sextant/engine'
import type { Gesture, Presentation } from '@sextant/scene'
import { type CombinedChoice, combinedChoices } from './combination.ts'

/** Something a person may do now: a legal action, known to screens by its number and its gesture. */
export interface Choice {
  readonly number: number
  readonly gesture: Gesture
  /** Once pressed, it is taken again at each decision of the person, as long as it is there. */
  readonly repeats?: true
}

/** Something a person is shown but may not do now, and why. */
export interface RefusedChoice {
  readonly gesture: Gesture
  readonly refusal: Refusal
}

export interface Choices<A> {
  readonly actions: readonly A[]
  readonly choices: readonly Choice[]
  /** Several actions with one gesture; numbered after the choices. */
  readonly combined: readonly CombinedChoice<A>[]
  readonly refused: readonly RefusedChoice[]
  /** The buttons that are always offered, in their order, so that none moves when another is refused. */
  readonly menu: readonly string[]
}

export const NO_CHOICES: Choices<never> = {
  actions: [],
  choices: [],
  combined: [],
  refused: [],
  menu: [],
}

export function choicesOf<T extends GameTypes>(
  rules: Rules<T>,
  presentation: Presentation<T>,
  view: T['state'],
  seat: Seat,
): Choices<T['action']> {
  const actions = rules.legal(view, seat)
  const offered = (presentation.offers?.(view, seat) ?? []).map(action => ({
    action,
    gesture: presentation.gesture(view, seat, action),
  }))
  const refused = offered.flatMap(({ action, gesture }) => {
    if (actions.some(legal => samePlain(legal, action))) return []
    const refusal = rules.check(view, seat, action)
    return refusal ? [{ gesture, refusal }] : []
  })
  return {
    actions,
    choices: actions.map((action, number) => ({
      number,
      gesture: presentation.gesture(view, seat, action),
    })),
    combined: combinedChoices(presentation, view, seat, actions.length),
    refused,
    menu: offered.flatMap(({ gesture }) => (gesture.kind === 'press' ? [gesture.button] : [])),
  }
}
