import type { Odds } from '@sextant/engine'
import { type Catalogue, say } from '@sextant/scene'
import { named, spelled } from '../../../i18n/game-texts.ts'
import { percent } from '../../../i18n/percent.ts'
import { t } from '../../../i18n/texts.ts'
import { unbroken } from '../../../i18n/unbroken.ts'
import { change, settings } from '../../../settings/settings.ts'
import type { ChoiceForecast } from './choice-forecast.ts'
import './forecast.css'
import { barsOf, isYesOrNo, oddsHeadline, oddsSummary } from './odds.ts'

interface ForecastProps {
  readonly forecast: ChoiceForecast
  /** What the action is about, beyond its name. */
  readonly about?: string | undefined
  readonly catalogue: Catalogue
}

/** The exact odds of an action: what they come to, and folded below it each quantity and every factor by name. */
export function ForecastView({ forecast: { odds: all, headline }, about, catalogue }: ForecastProps) {
  const nameOf = ({ of }: Odds) => {
    const own = headline?.names?.[of]
    return own === undefined ? named(catalogue, 'odds', of, spelled(of)) : say(own, catalogue)
  }
  const effectText = (name: string, effect: string) => {
    const own = headline?.effects?.[`${name}/${effect}`]
    return own === undefined ? effect : say(own, catalogue)
  }
  return (
    <div class="forecast">
      <p class="forecast-headline figures">
        {headline ? say(headline.text, catalogue) : oddsHeadline(all, catalogue)}
      </p>
      <details
        open={settings.value.details}
        onToggle={event => {
          const { open } = event.currentTarget
          if (open !== settings.peek().details) change({ details: open })
        }}
      >
        <summary>{t('forecast.details')}</summary>
        {about !== undefined && <p class="muted">{about}</p>}
        {all.map(odds => (
          <section key={odds.of} class="odds">
            <h3>
              <span>{nameOf(odds)}</span>
              <span class="figures">{oddsSummary(odds)}</span>
            </h3>
            {!isYesOrNo(odds) && odds.outcomes.length > 1 && <Bars odds={odds} catalogue={catalogue} />}
            {odds.factors.length > 0 && (
              <ul class="factors">
                {odds.factors.map(({ name, effect }) => (
                  <li key={`${name}/${effect}`}>
                    <span>{named(catalogue, 'factor', name, spelled(name))}</span>{' '}
                    <span class="figures">{unbroken(effectText(name, effect))}</span>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </details>
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
