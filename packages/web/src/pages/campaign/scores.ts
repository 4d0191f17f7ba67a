import type { Outcome } from '@sextant/engine'
import { pointsOf } from '../../store/points.ts'
import type { Score } from '../../store/store.ts'

/** The best first; of two that are as good, the earlier one. */
export function ranked<S extends Pick<Score, 'outcome' | 'ended'>>(scores: readonly S[]): S[] {
  return [...scores].sort((a, b) => pointsOf(b.outcome) - pointsOf(a.outcome) || a.ended - b.ended)
}

/** The values that outcomes have, the score first, then in the order they come up. */
export function valueNames(outcomes: readonly Pick<Outcome, 'values'>[]): string[] {
  const names = new Set(outcomes.flatMap(({ values }) => Object.keys(values ?? {})))
  return [...names].sort((a, b) => Number(b === 'score') - Number(a === 'score'))
}
