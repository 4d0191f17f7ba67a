import { SeededDice } from '../dice/seeded-dice.ts'
import type { GameTypes, Viewer } from '../game/game.ts'
import type { Loaded, Moment } from './check.ts'

/** What the rules say of one moment, by the name of the function. */
export type Answers = Readonly<Record<string, unknown>>

/** Asks the rules all there is to ask about a moment; the same questions with the same dice every time. */
export function askEverything<T extends GameTypes>(
  { rules }: Pick<Loaded<T>, 'rules'>,
  { state, seat, action, legal }: Moment<T>,
): Answers {
  const viewers: Viewer[] = [...rules.seats.keys(), 'spectator']
  const view = rules.view(state, seat)
  const choices = [action, ...spread(legal, 6)]
  return {
    toAct: rules.toAct(state),
    ...(rules.turn && { turn: rules.turn(state) }),
    legal: rules.seats.map((_, other) => rules.legal(state, other)),
    check: choices.map(choice => rules.check(state, seat, choice) ?? null),
    outcome: rules.outcome(state) ?? null,
    ...(rules.forfeit && { forfeit: rules.seats.map((_, other) => rules.forfeit?.(state, other)) }),
    view: viewers.map(viewer => rules.view(state, viewer)),
    imagine: rules.imagine(view, seat, SeededDice.from('imagine')),
    copy: rules.copy(state),
    ...(rules.flaws && { flaws: rules.flaws(state) }),
    ...(rules.forecast && {
      forecast: spread(choices, 2).map(choice => rules.forecast?.(view, seat, choice)),
    }),
  }
}

/** At most `most` items, evenly spread over the list. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  return list.filter((_, place) => place % Math.ceil(list.length / most) === 0)
}
