import type { Outcome, Seat } from './game.ts'

/** A seat in the final standings. Seats with the same result have the same rank, and the next rank is left out. */
export interface RankedSeat {
  readonly seat: Seat
  /** From 1. */
  readonly rank: number
  /** The seat's own result: discs, goals. */
  readonly value: number
}

/**
 * The final standings, the best first, where the outcome has a value under the name of each seat; nothing elsewhere.
 * Scores come first, so that who wins is never ranked below who does not.
 */
export function rankingOf(
  { scores, values = {} }: Outcome,
  seats: readonly string[],
): readonly RankedSeat[] | undefined {
  if (!seats.every(name => Object.hasOwn(values, name))) return undefined
  const results = seats.map((name, seat) => ({ seat, score: scores[seat] ?? 0, value: values[name] ?? 0 }))
  return results
    .map(({ seat, score, value }) => {
      const better = results.filter(
        other => other.score > score || (other.score === score && other.value > value),
      )
      return { seat, rank: better.length + 1, value }
    })
    .sort((a, b) => a.rank - b.rank)
}
