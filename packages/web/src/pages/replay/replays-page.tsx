import { FileUp, Medal } from 'lucide'
import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../i18n/texts.ts'
import { completedResults } from '../../store/battle-tallies.ts'
import { importFile } from '../../store/files/exchange.ts'
import { pageStore } from '../../store/page-store.ts'
import { isStarted } from '../../store/started.ts'
import { type Statistics, statisticsOf } from '../../store/statistics.ts'
import type { CampaignMeta, DamagedEntry, MatchMeta } from '../../store/store.ts'
import { isDeleted, moveToTrash, type StoredKind } from '../../store/trash.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { CampaignList } from './campaign-list.tsx'
import { DamagedList } from './damaged-list.tsx'
import { FileDrop } from './file-drop.tsx'
import { MatchList } from './match-list.tsx'
import './replay.css'
import { RecentlyDeleted } from './recently-deleted.tsx'
import { StatisticsView } from './statistics-view.tsx'

/** Every stored match, and the statistics. */
export function ReplaysPage() {
  const [matches, setMatches] = useState<readonly MatchMeta[]>()
  const [campaigns, setCampaigns] = useState<readonly CampaignMeta[]>([])
  const [damaged, setDamaged] = useState<readonly DamagedEntry[]>([])
  const [statistics, setStatistics] = useState<readonly Statistics[]>([])
  // Deleted on this visit: these keep their places.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const reload = async () => {
    setMatches((await pageStore().matches()).filter(isStarted))
    setCampaigns((await pageStore().campaigns()).filter(({ entries, imported }) => entries > 0 || imported))
    setStatistics(statisticsOf(await completedResults(pageStore())))
    setDamaged(await pageStore().damaged())
  }
  useEffect(() => void reload(), [])
  async function remove(kind: StoredKind, id: string): Promise<void> {
    await moveToTrash(pageStore(), kind, id)
    setGone(new Set([...gone, id]))
    await reload()
  }
  const isListed = (meta: MatchMeta | CampaignMeta) => !isDeleted(meta) || gone.has(meta.id)
  const isElsewhere = (meta: MatchMeta | CampaignMeta) => !isListed(meta)
  const listed = campaigns.filter(isListed)
  return (
    <Page title={t('replays.title')} class="replays">
      <FileDrop />
      <ImportRow />
      <StatisticsView statistics={statistics} />
      <p>
        <Link class="button" to={{ page: 'medals' }}>
          <Icon of={Medal} />
          {t('medal.all')}
        </Link>
      </p>
      {listed.length > 0 && (
        <CampaignList
          campaigns={listed}
          onDelete={id => void remove('campaign', id)}
          onRestore={() => void reload()}
        />
      )}
      <section>
        <h2>{t('replays.matches')}</h2>
        {matches?.filter(isListed).length === 0 && <p class="muted">{t('replays.none')}</p>}
        <MatchList
          matches={(matches ?? []).filter(isListed)}
          onDelete={id => void remove('match', id)}
          onRestore={() => void reload()}
        />
      </section>
      <DamagedList damaged={damaged} onChange={() => void reload()} />
      <RecentlyDeleted
        matches={(matches ?? []).filter(isElsewhere)}
        campaigns={campaigns.filter(isElsewhere)}
        onChange={() => void reload()}
      />
    </Page>
  )
}

function ImportRow() {
  const file = useRef<HTMLInputElement>(null)
  return (
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
  )
}
