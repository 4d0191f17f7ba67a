import { type MatchEnd, type Outcome, rankingOf, type Seat, winners } from '@sextant/engine'
import { listed } from './listed.ts'

/** How a match ended: `White wins (across)`; for one who played alone and got nothing `Red loses (sunk)`. */
export function outcomeInWords(outcome: Outcome, names: readonly string[]): string {
  const won = winners(outcome).map(seat => names[seat] ?? `seat ${seat}`)
  const reason = outcome.reason.replaceAll('-', ' ')
  if (won.length === 0) return `${names.length === 1 ? `${names[0]} loses` : 'Nobody wins'} (${reason})`
  if (won.length === 1) return `${won[0]} wins (${reason})`
  if (won.length === names.length) return `A draw (${reason})`
  return `${listed(won)} share the win (${reason})`
}

/** The final standings of three or more: `1. Blue 23, 2. Green 17, 3. Red 0`. Between two the board says it. */
export function rankingInWords(
  outcome: Outcome,
  seats: readonly string[],
  names: readonly string[],
): string | undefined {
  if (seats.length < 3) return undefined
  return rankingOf(outcome, seats)
    ?.map(({ seat, rank, value }) => `${rank}. ${names[seat] ?? seats[seat]} ${value}`)
    .join(', ')
}

/** An end that no rule of the game made, as a line of the log. */
export function endInWords(end: MatchEnd, nameOf: (seat: Seat) => string): string {
  switch (end.kind) {
    case 'resigned':
      return `${nameOf(end.seat)} resigns.`
    case 'timed-out':
      return `${nameOf(end.seat)} has run out of time.`
    case 'draw-agreed':
      return 'A draw is agreed.'
    case 'called-off':
      return 'The match is called off.'
  }
}
