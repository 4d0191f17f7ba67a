import type { SeatCount } from '@sextant/engine'
import { say, type Text } from '@sextant/scene'
import { Hammer, Scale, Target } from 'lucide'
import { nameIn } from '../../i18n/game-names.ts'
import { catalogueOf, named } from '../../i18n/game-texts.ts'
import { t } from '../../i18n/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { GameSetup } from './game-setup.ts'
import { seatCountText } from './seat-count.ts'

interface ScenarioFieldProps {
  readonly game: string
  readonly setup: GameSetup
  readonly scenario: string
  /** How it is won, in the numbers that are set. */
  readonly goal: Text | undefined
  /** How even it is, where that was counted as it is set up. */
  readonly count: SeatCount | undefined
  readonly onChange: (scenario: string) => void
}

/** Which scenario is played, and where one builds what some of them take. */
export function ScenarioField({ game, setup, scenario, goal, count, onChange }: ScenarioFieldProps) {
  const catalogue = catalogueOf(setup.texts)
  const about = catalogue[`scenario.about.${scenario}`]
  return (
    <fieldset class="card">
      <legend class="setup-legend">{t('setup.scenario')}</legend>
      <div class="choices">
        {setup.scenarios.map(({ id, title }) => (
          <label key={id} class="choice">
            <input type="radio" name="scenario" checked={id === scenario} onChange={() => onChange(id)} />
            <span>{named(catalogue, 'scenario', id, nameIn(game, id, title))}</span>
          </label>
        ))}
      </div>
      {about !== undefined && <p class="setup-about">{about}</p>}
      {goal !== undefined && (
        <p class="setup-about muted">
          <Icon of={Target} />
          <span>{say(goal, catalogue)}</span>
        </p>
      )}
      {count && (
        <p class="setup-about muted">
          <Icon of={Scale} />
          <span>{seatCountText(game, count)}</span>
        </p>
      )}
      {setup.builders.length > 0 && (
        <p class="row wrap setup-builders">
          <span class="muted">{t('builder.build')}</span>
          {setup.builders.map(({ id, title }) => (
            <Link
              key={id}
              class="button"
              to={{ page: 'builder', game, builder: id, plan: new URLSearchParams() }}
            >
              <Icon of={Hammer} />
              {say(title, catalogue)}
            </Link>
          ))}
        </p>
      )}
    </fieldset>
  )
}
