import type { Outcome } from '@sextant/engine'

/** What a campaign was good for: the value it calls its score, else whether it was won. */
export function pointsOf({ values, scores }: Pick<Outcome, 'values' | 'scores'>): number {
  return values?.score ?? scores[0] ?? 0
}
