import type { Contest, ContestFeatures } from './win-features.ts'

/**
 * By what a battle is decided by: the weights of the fight, then those of the contest itself. Made by `scripts/fit-chances.mjs`
 * from matches of two captains; what is as good as certain is not fitted, as it is rare in them.
 */
const WEIGHTS: Readonly<Record<Contest, readonly number[]>> = {
  fight: [0.21, 2.92, 5.38, 1.06],
  end: [4],
  hold: [0.01, 2.27, 4.07, 1, 0.49, 1.08, 0.27],
  flags: [-0.14, 1.09, 3.83, 1.21, 0, 0.88, 1.35],
  terrain: [-0.25, 1.79, 2.23, 0.17, 3.25, 2.4, 1.03],
  breakthrough: [-1.01, 2.34, 0, 2.31, -1.01, 0.43, 3.17, 2.77, 1.66],
}

/**
 * How much speaks for a seat: 0 where it wins as often as it loses. Of several victory conditions each counts whole, and the
 * fight as it does on average.
 */
export function advantageOf([fight, end, ...contests]: readonly ContestFeatures[]): number {
  if (!fight || !end) return 0
  let sum = sumOf(end.values, WEIGHTS.end)
  if (contests.length === 0) return sum + sumOf(fight.values, WEIGHTS.fight)
  for (const { contest, values } of contests) {
    const weights = WEIGHTS[contest]
    sum += sumOf(fight.values, weights) / contests.length
    sum += sumOf(values, weights.slice(fight.values.length))
  }
  return sum
}

function sumOf(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0)
}

/** The chance to win with so much more speaking for one. */
export function chanceAt(advantage: number): number {
  return 1 / (1 + Math.exp(-advantage))
}
