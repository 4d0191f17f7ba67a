import type { AdvisedChoice } from '@sextant/session'
import { toldChance } from '../../../i18n/told-chance.ts'

/** Chances that all are the same to the eye say nothing. */
export function areAlike(choices: readonly AdvisedChoice[]): boolean {
  return new Set(choices.map(({ told }) => toldChance(told))).size < 2
}
