import { winners } from '@sextant/engine'
import { PERSON, type Session } from '@sextant/session'

/** Against programs only: between two persons somebody always has won. */
export function isLoss(session: Session): boolean {
  const { outcome } = session.snapshot.peek()
  const persons = session.players.peek().flatMap((player, seat) => (player === PERSON ? [seat] : []))
  return outcome !== undefined && persons.length > 0 && !winners(outcome).some(seat => persons.includes(seat))
}
