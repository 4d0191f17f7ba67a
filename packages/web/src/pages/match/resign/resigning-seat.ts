import type { Seat } from '@sextant/engine'
import { PERSON, type Snapshot } from '@sextant/session'

/** The seat of the person who looks at the board, who may resign as long as the match goes on. */
export function resigningSeat(
  { viewer, outcome }: Pick<Snapshot, 'viewer' | 'outcome'>,
  players: readonly string[],
): Seat | undefined {
  if (outcome || typeof viewer !== 'number') return undefined
  return players[viewer] === PERSON ? viewer : undefined
}
