import type { Odds } from '@sextant/engine'
import type { Catalogue } from '@sextant/scene'
import { named, spelled } from '../../../i18n/game-texts.ts'
import { percent } from '../../../i18n/percent.ts'
import { t } from '../../../i18n/texts.ts'
import { barsOf } from '../odds.ts'

interface ForecastProps {
  readonly odds: readonly Odds[]
  readonly catalogue: Catalogue
}

/** The exact odds of an action: each quantity with its distribution, and every factor by name. */
export function ForecastView({ odds: all, catalogue }: ForecastProps) {
  return (
    <div class="forecast">
      {all.map(odds => (
        <section key={odds.of} class="odds">
          <h3>
            <span>{named(catalogue, 'odds', odds.of, spelled(odds.of))}</span>
            <span class="figures">{summary(odds)}</span>
          </h3>
          {!isYesOrNo(odds) && odds.outcomes.length > 1 && <Bars odds={odds} catalogue={catalogue} />}
          {odds.factors.length > 0 && (
            <ul class="factors">
              {odds.factors.map(({ name, effect }) => (
                <li key={name}>
                  <span>{named(catalogue, 'factor', name, spelled(name))}</span>{' '}
                  <span class="figures">{effect}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

function Bars({ odds, catalogue }: { readonly odds: Odds; readonly catalogue: Catalogue }) {
  const bars = barsOf(odds, value => named(catalogue, 'value', String(value), String(value)))
  const tallest = Math.max(...bars.map(({ chance }) => chance))
  return (
    <ul class="odds-bars">
      {bars.map(({ label, chance }) => (
        <li key={label}>
          <span class="odds-label figures">{label}</span>
          <span class="odds-bar" style={{ '--part': chance / tallest }} />
          <span class="odds-chance figures">{percent(chance)}</span>
        </li>
      ))}
    </ul>
  )
}

/** For a yes or no its chance, for a number what it comes to on average. */
function summary(odds: Odds): string {
  if (isYesOrNo(odds)) return percent(chanceOf(odds, true))
  const [only] = odds.outcomes
  if (only && odds.outcomes.length === 1) return String(only.value)
  if (!odds.outcomes.every(({ value }) => typeof value === 'number')) return ''
  const mean = odds.outcomes.reduce((sum, { value, chance }) => sum + Number(value) * chance, 0)
  return t('forecast.mean', { mean: rounded(mean) })
}

function isYesOrNo({ outcomes }: Odds): boolean {
  return outcomes.every(({ value }) => typeof value === 'boolean')
}

function chanceOf({ outcomes }: Odds, wanted: boolean): number {
  return outcomes.reduce((sum, { value, chance }) => (value === wanted ? sum + chance : sum), 0)
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10)
}
