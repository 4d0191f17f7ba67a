import { isResult, winners } from '@sextant/engine'
import { PERSON, type Session } from '@sextant/session'

/** Whether no person at this screen has won. Among persons somebody always has. */
export function isLoss(session: Session): boolean {
  const { outcome } = session.snapshot.peek()
  const persons = session.players.peek().flatMap((player, seat) => (player === PERSON ? [seat] : []))
  if (!outcome || !isResult(outcome)) return false
  return persons.length > 0 && !winners(outcome).some(seat => persons.includes(seat))
}
