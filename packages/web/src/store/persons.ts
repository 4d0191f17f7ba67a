import type { Seat } from '@sextant/engine'
import { PERSON } from '@sextant/session'
import type { MatchMeta } from './store.ts'

/** The seat of the one person in a match, also where a bot took it over later; nothing where there are several, or none. */
export function onlyPersonOf({
  seats,
  persons = [],
}: Pick<MatchMeta, 'seats' | 'persons'>): Seat | undefined {
  const seated = seats.flatMap(({ player }, seat) => (player === PERSON ? [seat] : []))
  const [only, ...others] = new Set([...seated, ...persons])
  return others.length === 0 ? only : undefined
}
