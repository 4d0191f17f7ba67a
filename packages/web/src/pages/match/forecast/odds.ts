import type { Odds } from '@sextant/engine'
import type { Catalogue } from '@sextant/scene'
import { named, spelled } from '../../../i18n/game-texts.ts'
import { percent } from '../../../i18n/percent.ts'
import { t } from '../../../i18n/texts.ts'

/** The most bars; more values are put into ranges. */
const MOST_BARS = 8

/** A distribution as bars, from the lowest value to the highest. */
export function barsOf(
  { outcomes }: Pick<Odds, 'outcomes'>,
  nameOf: (value: number | string | boolean) => string = String,
): { label: string; chance: number }[] {
  const sorted = [...outcomes].sort((a, b) => Number(a.value) - Number(b.value))
  if (sorted.length <= MOST_BARS) return sorted.map(({ value, chance }) => ({ label: nameOf(value), chance }))
  const size = Math.ceil(sorted.length / MOST_BARS)
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, number) => {
    const part = sorted.slice(number * size, (number + 1) * size)
    const [first, last] = [part[0]?.value, part.at(-1)?.value]
    return {
      label: first === last ? String(first) : `${first}–${last}`,
      chance: part.reduce((sum, { chance }) => sum + chance, 0),
    }
  })
}

/** The most quantities of a headline that is made of odds alone. */
const MOST_QUANTITIES = 3

/** What odds come to, in one line, where the game does not say it: `Damage avg 54.2, Kill 12 %`. */
export function oddsHeadline(all: readonly Odds[], catalogue: Catalogue): string {
  return all
    .filter(odds => !isYesOrNo(odds) || chanceOf(odds, true) > 0)
    .map(odds => [named(catalogue, 'odds', odds.of, spelled(odds.of)), oddsSummary(odds)])
    .filter(([, summary]) => summary !== '')
    .slice(0, MOST_QUANTITIES)
    .map(([name, summary]) => `${name} ${summary}`)
    .join(', ')
}

/** For a yes or no its chance, for a number what it comes to on average; nothing for what has no average. */
export function oddsSummary(odds: Odds): string {
  if (isYesOrNo(odds)) return percent(chanceOf(odds, true))
  const [only] = odds.outcomes
  if (only && odds.outcomes.length === 1) return String(only.value)
  if (!odds.outcomes.every(({ value }) => typeof value === 'number')) return ''
  const mean = odds.outcomes.reduce((sum, { value, chance }) => sum + Number(value) * chance, 0)
  return t('forecast.mean', { mean: String(Math.round(mean * 10) / 10) })
}

export function isYesOrNo({ outcomes }: Odds): boolean {
  return outcomes.every(({ value }) => typeof value === 'boolean')
}

function chanceOf({ outcomes }: Odds, wanted: boolean): number {
  return outcomes.reduce((sum, { value, chance }) => (value === wanted ? sum + chance : sum), 0)
}
