import { type MatchEnd, type Outcome, type Seat, winners } from '@sextant/engine'

/** How a match ended: `White wins (across)`; for one who played alone and got nothing `Red loses (sunk)`. */
export function outcomeInWords(outcome: Outcome, names: readonly string[]): string {
  const won = winners(outcome).map(seat => names[seat] ?? `seat ${seat}`)
  const reason = outcome.reason.replaceAll('-', ' ')
  if (won.length === 0) return `${names.length === 1 ? `${names[0]} loses` : 'Nobody wins'} (${reason})`
  if (won.length === 1) return `${won[0]} wins (${reason})`
  if (won.length === names.length) return `A draw (${reason})`
  return `${won.slice(0, -1).join(', ')} and ${won.at(-1)} share the win (${reason})`
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
