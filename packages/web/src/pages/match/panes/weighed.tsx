import { say } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import { counted, t } from '../../../i18n/texts.ts'
import type { ChoiceForecast } from '../forecast/choice-forecast.ts'
import { ForecastView } from '../forecast/forecast-view.tsx'
import type { Screen } from '../selection/screen.ts'
import './weighed.css'

interface WeighedProps {
  readonly screen: Screen
  readonly considered: Choice
  readonly forecast: ChoiceForecast | undefined
}

/** What is considered, in words: what it comes to, how far it goes, what it is about. */
export function Weighed({ screen, considered, forecast }: WeighedProps) {
  const catalogue = screen.catalogue.value
  const { gesture, number } = considered
  const way = screen.session.path(number)
  const about = gesture.about && say(gesture.about, catalogue)
  // What shows the piece where it ends, or has more to say, needs no steps counted.
  const hasSteps = way && about === undefined && !forecast && !(gesture.kind === 'pick' && gesture.ghost)
  return (
    <>
      <h2 class="inspector-title">
        {say(gesture.label, catalogue)}
        {screen.selection.value.armed === number && <small>{t('match.tapAgain')}</small>}
      </h2>
      {forecast ? (
        <ForecastView forecast={forecast} about={about} catalogue={catalogue} />
      ) : (
        about !== undefined && <p class="muted">{about}</p>
      )}
      {hasSteps && <p class="figures">{counted('match.way', way.length - 1)}</p>}
    </>
  )
}
