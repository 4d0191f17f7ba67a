import type { Outcome } from '@sextant/engine'
import { Download, Trash2 } from 'lucide'
import { useState } from 'preact/hooks'
import { ago } from '../../i18n/ago.ts'
import { campaignIn, nameIn } from '../../i18n/game-names.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { counted, t } from '../../i18n/texts.ts'
import { exportMatch } from '../../store/files/exchange.ts'
import { pageStore } from '../../store/page-store.ts'
import type { CampaignMeta, StoredCampaign } from '../../store/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import '../campaign/campaign.css'
import { battlesOf } from '../../store/battles-of.ts'
import { pointsOf } from '../../store/points.ts'
import { BattleList } from '../campaign/battle-list.tsx'
import { DeletedLine } from './deleted-line.tsx'

interface CampaignListProps {
  readonly campaigns: readonly CampaignMeta[]
  readonly onDelete: (id: string) => void
  readonly onRestore: () => void
}

/** The stored campaigns, each with its matches; one that was deleted a moment ago keeps its place. */
export function CampaignList({ campaigns, onDelete, onRestore }: CampaignListProps) {
  return (
    <section>
      <h2>{t('replays.campaigns')}</h2>
      <ul class="match-list">
        {campaigns.map(meta => (
          <li key={meta.id} class="campaign-line">
            {meta.deleted === undefined ? (
              <Line meta={meta} onDelete={onDelete} />
            ) : (
              <DeletedLine
                kind="campaign"
                id={meta.id}
                name={gameTitle(meta.game)}
                takesFocus
                onChange={onRestore}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  readonly meta: CampaignMeta
  readonly onDelete: (id: string) => void
}

function Line({ meta, onDelete }: LineProps) {
  const [opened, setOpened] = useState<StoredCampaign>()
  const { id, game, campaign, outcome, entries, matches, touched } = meta
  return (
    <>
      <Link to={{ page: 'replay', id }} class="running-link">
        <strong>{gameTitle(game)}</strong>
        <span>{campaignIn(game, campaign)}</span>
        <span>{outcome ? endLine(game, outcome) : t('match.underWay')}</span>
        <span class="muted figures">
          {counted('campaign.entries', entries)} · {ago(touched)}
        </span>
      </Link>
      {matches > 0 && (
        <button
          type="button"
          aria-expanded={opened !== undefined}
          onClick={async () => setOpened(opened ? undefined : await pageStore().campaign(id))}
        >
          {counted('campaign.matches', matches)}
        </button>
      )}
      <Link to={{ page: 'run', id }} class="button">
        {outcome ? t('victory.show') : t('match.continue')}
      </Link>
      <button
        type="button"
        class="quiet"
        aria-label={t('export.label', { game: gameTitle(game) })}
        title={t('export.title')}
        onClick={() => exportMatch(id)}
      >
        <Icon of={Download} />
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={t('campaign.delete', { game: gameTitle(game) })}
        title={t('action.delete')}
        onClick={() => onDelete(id)}
      >
        <Icon of={Trash2} />
      </button>
      {opened && <BattleList id={id} game={game} battles={battlesOf(opened.record)} />}
    </>
  )
}

/** How a campaign ended, without its code. */
function endLine(game: string, outcome: Outcome): string {
  return `${nameIn(game, outcome.reason)} · ${t('value.score')} ${pointsOf(outcome)}`
}
