import type { ToldStanding } from '@sextant/session'
import { percent } from './percent.ts'
import { t } from './texts.ts'

/** A chance as it is told: a percentage, or a word where percentages are not known to be right. */
export function toldChance(told: ToldStanding): string {
  return told.kind === 'percent' ? percent(told.chance) : t(`odds.${told.word}`)
}
