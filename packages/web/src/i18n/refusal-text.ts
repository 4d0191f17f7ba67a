import type { Refusal } from '@sextant/engine'
import type { Catalogue } from '@sextant/scene'
import type { Session } from '@sextant/session'
import { named } from './game-texts.ts'
import { sideName } from './seat-name.ts'

/** Why something is refused; the engine knows seats by their ids, and here they go by the names that are shown. */
export function refusalText(
  session: Pick<Session, 'info' | 'snapshot'>,
  refusal: Refusal,
  catalogue: Catalogue,
): string {
  const { seats } = session.info
  const { scene } = session.snapshot.value
  const values = { ...refusal.values }
  for (const name of SEAT_VALUES) {
    const id = values[name]
    const seat = typeof id === 'string' ? seats.indexOf(id) : -1
    if (seat >= 0) values[name] = sideName(scene, seat, catalogue, seats)
  }
  return named(catalogue, 'refusal', refusal.code, refusal.message, values)
}

/** What the engine's refusals call the seats they speak of. */
const SEAT_VALUES = ['name', 'turn'] as const
