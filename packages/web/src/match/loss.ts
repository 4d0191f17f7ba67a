import { winners } from '@sextant/engine'
import { PERSON } from '../store/store.ts'
import type { Session } from './session.ts'

/** Against programs only: between two persons somebody always has won. */
export function isLoss(session: Session): boolean {
  const { outcome } = session.shown.peek()
  const persons = session.players.peek().flatMap((player, seat) => (player === PERSON ? [seat] : []))
  return outcome !== undefined && persons.length > 0 && !winners(outcome).some(seat => persons.includes(seat))
}
