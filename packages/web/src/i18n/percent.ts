import { t } from './texts.ts'

/** A chance as people read it: what is not quite certain is never rounded to it. */
export function percent(chance: number): string {
  return t('percent', { value: rounded(chance) })
}

function rounded(chance: number): string | number {
  if (chance > 0 && chance < 0.005) return '<1'
  if (chance < 1 && chance > 0.995) return '>99'
  return Math.round(chance * 100)
}
