import { type Outcome, type RankedSeat, rankingOf } from '@sextant/engine'

/** A seat in the final standings; `value` is its own result where the game counts one. */
export type Standing = Omit<RankedSeat, 'value'> & { readonly score: number; readonly value?: number }

/** The final standings of three or more seats, the best first. Between two the result says it all. */
export function standingsOf(outcome: Outcome, seats: readonly string[]): readonly Standing[] | undefined {
  if (seats.length < 3) return undefined
  const score = (seat: number) => outcome.scores[seat] ?? 0
  const ranked = rankingOf(outcome, seats)
  if (ranked) return ranked.map(standing => ({ ...standing, score: score(standing.seat) }))
  // Without results of their own, seats are ranked by their scores alone.
  const values = Object.fromEntries(seats.map(name => [name, 0]))
  const byScore = rankingOf({ ...outcome, values }, seats) ?? []
  return byScore.map(({ seat, rank }) => ({ seat, rank, score: score(seat) }))
}
