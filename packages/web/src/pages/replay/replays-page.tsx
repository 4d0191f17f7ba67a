import { Download, FileUp, Trash2 } from 'lucide'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ago } from '../../i18n/ago.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { counted, t } from '../../i18n/texts.ts'
import { exportMatch, importFile } from '../../store/files/exchange.ts'
import { pageStore } from '../../store/page-store.ts'
import { isStarted } from '../../store/started.ts'
import { type Statistics, statisticsOf } from '../../store/statistics.ts'
import type { CampaignMeta, MatchMeta } from '../../store/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { playersLine } from '../../ui/players-line.ts'
import { CampaignList } from './campaign-list.tsx'
import { FileDrop } from './file-drop.tsx'
import './replay.css'
import { resultLine } from '../../ui/result-line.ts'
import { StatisticsView } from './statistics-view.tsx'

/** Every stored match, and the statistics. */
export function ReplaysPage() {
  const [matches, setMatches] = useState<readonly MatchMeta[]>()
  const [campaigns, setCampaigns] = useState<readonly CampaignMeta[]>([])
  const [statistics, setStatistics] = useState<readonly Statistics[]>([])
  const file = useRef<HTMLInputElement>(null)
  const reload = async () => {
    setMatches((await pageStore().matches()).filter(isStarted))
    setCampaigns((await pageStore().campaigns()).filter(({ entries, imported }) => entries > 0 || imported))
    setStatistics(statisticsOf(await pageStore().results()))
  }
  useEffect(() => void reload(), [])
  return (
    <Page title={t('replays.title')} class="replays">
      <FileDrop />
      <div class="row wrap">
        <button type="button" onClick={() => file.current?.click()}>
          <Icon of={FileUp} />
          {t('import.open')}
        </button>
        <span class="muted drop-hint">{t('import.hint')}</span>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={event => {
            const [chosen] = event.currentTarget.files ?? []
            if (chosen) void importFile(chosen)
            event.currentTarget.value = ''
          }}
        />
      </div>
      <StatisticsView statistics={statistics} />
      {campaigns.length > 0 && <CampaignList campaigns={campaigns} onChange={reload} />}
      <section>
        <h2>{t('replays.matches')}</h2>
        {matches?.length === 0 && <p class="muted">{t('replays.none')}</p>}
        <ul class="match-list">
          {matches?.map(match => (
            <li key={match.id}>
              <Link to={{ page: 'replay', id: match.id }} class="running-link">
                <strong>{gameTitle(match.game)}</strong>
                <span>{playersLine(match)}</span>
                <span>{resultLine(match)}</span>
                <span class="muted figures">
                  {counted('match.steps', match.steps)} · {ago(match.touched)}
                </span>
              </Link>
              {!match.outcome && (
                <Link to={{ page: 'match', id: match.id }} class="button">
                  {t('match.continue')}
                </Link>
              )}
              <button
                type="button"
                class="quiet"
                aria-label={t('export.label', { game: gameTitle(match.game) })}
                title={t('export.title')}
                onClick={() => exportMatch(match.id)}
              >
                <Icon of={Download} />
              </button>
              <button
                type="button"
                class="quiet"
                aria-label={t('match.delete', { game: gameTitle(match.game) })}
                title={t('action.delete')}
                onClick={() => pageStore().deleteMatch(match.id).then(reload)}
              >
                <Icon of={Trash2} />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}
