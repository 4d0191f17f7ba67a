import type { GameTypes, Outcome, Rules, Seat } from '../game/game.ts'
import { LIMITS } from '../input/limits.ts'
import type { Flaw } from '../input/schema.ts'

/** An end that no rule of the game makes: a step of the match beside its actions, and always the last one. */
export type MatchEnd =
  | { readonly kind: 'resigned' | 'timed-out'; readonly seat: Seat }
  | { readonly kind: 'draw-agreed' | 'called-off' }

/** What is wrong with an end that is asked for: it may come from outside, whatever its type says. */
export function flawOfEnd(given: MatchEnd): Flaw | undefined {
  const end: Readonly<Record<string, unknown>> = { ...given }
  const seated = end.kind === 'resigned' || end.kind === 'timed-out'
  if (!seated && end.kind !== 'draw-agreed' && end.kind !== 'called-off')
    return { path: '/kind', message: 'is no way for a match to end' }
  if (seated && !isSeatNumber(end.seat)) return { path: '/seat', message: 'is not the number of a seat' }
  const extra = Object.keys(end).find(key => key !== 'kind' && !(seated && key === 'seat'))
  return extra === undefined ? undefined : { path: `/${extra}`, message: 'this field is not known here' }
}

function isSeatNumber(seat: unknown): boolean {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat <= LIMITS.seats
}

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
