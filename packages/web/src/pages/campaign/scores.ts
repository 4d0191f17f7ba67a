import type { Outcome } from '@sextant/engine'
import type { Score } from '../../store/store.ts'

/** What a campaign was good for: the value it calls its score, else whether it was won. */
export function pointsOf({ values, scores }: Pick<Outcome, 'values' | 'scores'>): number {
  return values?.score ?? scores[0] ?? 0
}

/** The best first; of two that are as good, the earlier one. */
export function ranked<S extends Pick<Score, 'outcome' | 'ended'>>(scores: readonly S[]): S[] {
  return [...scores].sort((a, b) => pointsOf(b.outcome) - pointsOf(a.outcome) || a.ended - b.ended)
}

/** The values that outcomes have, the score first, then in the order they come up. */
export function valueNames(outcomes: readonly Pick<Outcome, 'values'>[]): string[] {
  const names = new Set(outcomes.flatMap(({ values }) => Object.keys(values ?? {})))
  return [...names].sort((a, b) => Number(b === 'score') - Number(a === 'score'))
}
