import { isResult, type Outcome, type Seat, winners } from '@sextant/engine'
import { PERSON } from '@sextant/session'

/** How a match ended for the one person in it; `neutral` for watchers, and for several people at one screen. */
export type Verdict = 'victory' | 'defeat' | 'draw' | 'shared' | 'neutral'

export function verdictOf(outcome: Outcome, players: readonly string[]): Verdict {
  const seat = onlyPerson(players)
  if (seat === undefined || !isResult(outcome)) return 'neutral'
  const won = winners(outcome)
  if (won.length === outcome.scores.length && won.length < 3) return 'draw'
  if (!won.includes(seat)) return 'defeat'
  return won.length === 1 ? 'victory' : 'shared'
}

/** The seat of the one person in a match. */
export function onlyPerson(players: readonly string[]): Seat | undefined {
  const seat = players.indexOf(PERSON)
  return seat >= 0 && seat === players.lastIndexOf(PERSON) ? seat : undefined
}
