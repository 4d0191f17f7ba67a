import type { Catalogue } from '@sextant/scene'
import { ago } from '../../i18n/ago.ts'
import { named, spelled } from '../../i18n/game-texts.ts'
import { t } from '../../i18n/texts.ts'
import type { Score } from '../../store/store.ts'
import { Link } from '../../ui/link.tsx'
import { ranked, valueNames } from './scores.ts'

interface RecordsTableProps {
  readonly title: string
  readonly scores: readonly Score[]
  readonly catalogue: Catalogue
  /** The campaign whose line is marked. */
  readonly current?: string
}

/** The lines of a table of records; one more is for a campaign that did not make it. */
const MOST_LINES = 10

/** The best campaigns that came to their end here. */
export function RecordsTable({ title, scores, catalogue, current }: RecordsTableProps) {
  const lines = ranked(scores).map((score, place) => ({ score, place: place + 1 }))
  const listed = lines.filter(({ score, place }) => place <= MOST_LINES || score.id === current)
  const names = valueNames(scores.map(({ outcome }) => outcome))
  if (lines.length === 0) return null
  return (
    <div class="records panel">
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section class="records-room" tabIndex={0} aria-label={title}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{t('records.place')}</th>
              <th scope="col">{t('records.end')}</th>
              {names.map(name => (
                <th key={name} scope="col">
                  {valueName(catalogue, name)}
                </th>
              ))}
              <th scope="col">{t('campaign.level')}</th>
              <th scope="col">{t('records.seed')}</th>
              <th scope="col">{t('records.when')}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ score, place }) => (
              <tr key={score.id} aria-current={score.id === current ? 'true' : undefined}>
                <th scope="row">{place}</th>
                <td>{named(catalogue, 'reason', score.outcome.reason, spelled(score.outcome.reason))}</td>
                {names.map(name => (
                  <td key={name}>{score.outcome.values?.[name] ?? ''}</td>
                ))}
                <td>
                  {score.scenario && named(catalogue, 'scenario', score.scenario, spelled(score.scenario))}
                </td>
                <td>
                  <Link to={{ page: 'campaign', ...score, plan: setupQueryOf(score) }}>{score.seed}</Link>
                </td>
                <td>{ago(score.ended)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** What a value of an outcome is called: `value.gold` of the game, or the code made readable. */
export function valueName(catalogue: Catalogue, name: string): string {
  return named(catalogue, 'value', name, spelled(name))
}

/** What others set out with to sail the same campaign. */
export function setupQueryOf({ scenario, seed }: Pick<Score, 'scenario' | 'seed'>): URLSearchParams {
  const plan = new URLSearchParams()
  if (scenario !== undefined) plan.set('scenario', scenario)
  plan.set('seed', seed)
  return plan
}
