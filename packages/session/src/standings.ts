import { type Outcome, type RankedSeat, rankingOf } from '@sextant/engine'

/** A seat in the final standings; `value` is its own result, such as its discs, where the game counts one. */
export type Standing = Omit<RankedSeat, 'value'> & { readonly score: number; readonly value?: number }

/** The final standings of three or more seats, the best first. Between two the result says it all. */
export function standingsOf(outcome: Outcome, seats: readonly string[]): readonly Standing[] | undefined {
  if (seats.length < 3) return undefined
  const score = (seat: number) => outcome.scores[seat] ?? 0
  const ranked = rankingOf(outcome, seats)
  if (ranked) return ranked.map(({ seat, rank, value }) => ({ seat, rank, value, score: score(seat) }))
  // Where the game counts nothing for each seat, the scores alone decide.
  const ranks = seats.map((_, seat) => ({
    seat,
    rank: 1 + outcome.scores.filter(other => other > score(seat)).length,
    score: score(seat),
  }))
  return ranks.sort((a, b) => a.rank - b.rank)
}
