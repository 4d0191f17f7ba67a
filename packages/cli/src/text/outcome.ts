import { type Outcome, winners } from '@sextant/engine'
import { shortName } from '@sextant/scene/terminal'
import { standingsOf } from '@sextant/session'
import { listed } from './listed.ts'
import { table } from './table.ts'

/** How a match ended: `White wins (across)`; for one who played alone and got nothing `Red loses (sunk)`. */
export function outcomeInWords(outcome: Outcome, names: readonly string[]): string {
  const won = winners(outcome).map(seat => names[seat] ?? `seat ${seat}`)
  const reason = shortName(outcome.reason.replaceAll('-', ' '))
  if (won.length === 0) return `${names.length === 1 ? `${names[0]} loses` : 'Nobody wins'} (${reason})`
  if (won.length === 1) return `${won[0]} wins (${reason})`
  if (won.length === names.length) return `A draw (${reason})`
  return `${listed(won)} share the win (${reason})`
}

/** The final standings of three or more seats, a line each: rank, name, score, and what the game counts for each. */
export function standingsInWords(
  outcome: Outcome,
  seats: readonly string[],
  names: readonly string[],
): string[] {
  const rows = (standingsOf(outcome, seats) ?? []).map(({ seat, rank, score, value }) => [
    `${rank}.`,
    names[seat] ?? seats[seat] ?? '',
    points(score),
    ...(value === undefined ? [] : [String(value)]),
  ])
  return table(rows, [0, 2, 3]).map(line => `  ${line}`)
}

/** A share of the one point that there is: `1`, `1/2`, `0`. */
function points(score: number): string {
  if (score === 0 || score === 1) return String(score)
  const shared = Math.round(1 / score)
  return Math.abs(score * shared - 1) < 1e-9 ? `1/${shared}` : score.toFixed(2)
}
