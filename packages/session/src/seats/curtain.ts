import { type GameTypes, type Seat, samePlain, type Viewer } from '@sextant/engine'
import type { MatchClient } from '../client/match-client.ts'

/** Who decides among the persons at this screen: the one who is looking, if it is theirs to decide. */
export function personToAct(
  toAct: readonly Seat[],
  isPerson: (seat: Seat) => boolean,
  viewer: Viewer,
): Seat | undefined {
  const persons = toAct.filter(isPerson)
  return persons.find(seat => seat === viewer) ?? persons[0]
}

/**
 * Who looks when a match is opened. Nobody has said they are there yet: where persons may not see the same, the board
 * is a spectator's, and the person to act is waited for. While several plan in secret that is so even if all but one
 * have decided, whatever they have decided.
 */
export function openingViewer<T extends GameTypes>(
  match: Pick<MatchClient<T>, 'toAct' | 'view'>,
  persons: readonly Seat[],
  planning: boolean,
): { readonly viewer: Viewer; readonly awaited?: Seat } {
  const asked = personToAct(match.toAct, seat => persons.includes(seat), 'spectator')
  const first = asked ?? persons[0]
  if (first === undefined) return { viewer: 'spectator' }
  if (!persons.some(other => needsCurtain(match, other, first, persons.length, planning)))
    return { viewer: first }
  return { viewer: 'spectator', ...(asked !== undefined && { awaited: asked }) }
}

/**
 * Whether the board must be hidden until the next person says they are there: where several decide in secret, whatever
 * they have decided, or where one sees what the other may not.
 */
export function needsCurtain<T extends GameTypes>(
  match: Pick<MatchClient<T>, 'toAct' | 'view'>,
  viewer: Viewer,
  next: Seat,
  persons: number,
  planning: boolean,
): boolean {
  if (viewer === next || persons < 2) return false
  return planning || match.toAct.length > 1 || !samePlain(match.view(viewer), match.view(next))
}
