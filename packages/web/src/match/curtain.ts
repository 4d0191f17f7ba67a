import { type Match, type Seat, samePlain, type Viewer } from '@sextant/engine'

/** Whose turn it is to decide among the persons at this screen: whoever is looking, if it is theirs. */
export function personToAct(
  toAct: readonly Seat[],
  isPerson: (seat: Seat) => boolean,
  viewer: Viewer,
): Seat | undefined {
  const persons = toAct.filter(isPerson)
  return persons.find(seat => seat === viewer) ?? persons[0]
}

/**
 * Whether the board must be hidden until the next person says they are there: where several decide in secret, or
 * where one sees what the other may not.
 */
export function needsCurtain<S, A, E>(
  match: Pick<Match<S, A, E>, 'toAct' | 'view'>,
  viewer: Viewer,
  next: Seat,
  persons: number,
): boolean {
  if (viewer === next || persons < 2) return false
  return match.toAct.length > 1 || !samePlain(match.view(viewer), match.view(next))
}
