import { BotFault } from '@sextant/bots'
import { GameFault, type Seat } from '@sextant/engine'
import { PERSON, type Session } from '@sextant/session'

/**
 * Bugs of bots and rules while a session is played. On a page a quick move is played instead; at a terminal, where games
 * and bots are made, the first one ends the session and the command.
 */
export interface Faults {
  /** For the session to report to. */
  onFailure(seat: Seat, error: Error): void
  /** Never resolves; rejects with the first fault. */
  readonly first: Promise<never>
}

export function createFaults(session: () => Session): Faults {
  let reject: (error: Error) => void = () => {}
  const first = new Promise<never>((_, fail) => {
    reject = fail
  })
  // Nobody may be waiting when it happens.
  first.catch(() => {})
  return {
    first,
    onFailure(seat, error) {
      const { players, snapshot, close } = session()
      const bot = players.peek()[seat] ?? ''
      const step = snapshot.peek().seq + 1
      const known = error instanceof GameFault || bot === PERSON
      reject(known ? error : new BotFault(bot, step, error.message, error))
      close()
    },
  }
}
