import * as v from 'valibot'
import type { GameTypes, Outcome, Rules, Seat } from '../game/game.ts'
import { LIMITS } from '../input/limits.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats))

/** An end that no rule of the game makes: a step of the match beside its actions, and always the last one. */
export const matchEndSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('resigned'), seat }),
  v.strictObject({ kind: v.literal('timed-out'), seat }),
  v.strictObject({ kind: v.literal('draw-agreed') }),
  v.strictObject({ kind: v.literal('called-off') }),
])

export type MatchEnd = Readonly<v.InferOutput<typeof matchEndSchema>>

/** What the match comes to if it ends like this in the given position. */
export function outcomeOfEnd<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  end: MatchEnd,
): Outcome {
  switch (end.kind) {
    case 'resigned':
    case 'timed-out':
      return { scores: rules.forfeit?.(state, end.seat) ?? sharedByOthers(rules, end.seat), reason: end.kind }
    case 'draw-agreed':
    case 'called-off':
      return { scores: sharedByAll(rules), reason: end.kind }
  }
}

/** Whether the outcome is a result: a match that was called off counts for nobody. */
export function isResult({ reason }: Outcome): boolean {
  return reason !== 'called-off'
}

/** A lone seat has nobody to share with: nothing was achieved. */
function sharedByAll<T extends GameTypes>({ seats }: Rules<T>): number[] {
  return seats.map(() => (seats.length === 1 ? 0 : 1 / seats.length))
}

function sharedByOthers<T extends GameTypes>({ seats }: Rules<T>, loser: Seat): number[] {
  return seats.map((_, other) => (other === loser ? 0 : 1 / (seats.length - 1)))
}
