import { coming, games } from '@sextant/games/list'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../i18n/texts.ts'
import { pageStore } from '../../store/page-store.ts'
import { isStarted, isUnderWay } from '../../store/started.ts'
import type { CampaignMeta, MatchMeta } from '../../store/store.ts'
import { tidy } from '../../store/tidy.ts'
import { Page } from '../../ui/page.tsx'
import { FileDrop } from '../replay/file-drop.tsx'
import { ContinueList } from './continue-list.tsx'
import { ComingCard, GameCard } from './game-card.tsx'
import './home.css'
import { Link } from '../../ui/link.tsx'

/** The first page: five games as five boards, and the matches that are under way. */
export function HomePage() {
  const [matches, setMatches] = useState<readonly MatchMeta[]>([])
  const [campaigns, setCampaigns] = useState<readonly CampaignMeta[]>([])
  const reload = async () => {
    setMatches(await pageStore().matches())
    setCampaigns(await pageStore().campaigns())
  }
  // What cannot be fetched now clears away the next time.
  useEffect(() => void tidy(pageStore()).then(reload, reload), [])
  const running = matches.filter(match => isStarted(match) && isUnderWay(match))
  const underWay = campaigns.filter(campaign => campaign.entries > 0 && isUnderWay(campaign))
  const playable = games.filter(({ kind }) => kind === 'game')
  const examples = games.filter(({ kind }) => kind === 'example')
  return (
    <Page title={t('home.title')} class="table">
      <FileDrop />
      <p class="lead">{t('home.lead')}</p>
      {running.length + underWay.length > 0 && (
        <ContinueList matches={running} campaigns={underWay} onChange={reload} />
      )}
      {matches.length + campaigns.length > 0 && (
        <p class="home-medals">
          <Link to={{ page: 'medals' }} class="button">
            {t('home.medals')}
          </Link>
        </p>
      )}
      <ul class="boards" aria-label={t('home.games')}>
        {playable.map(game => (
          <GameCard key={game.id} game={game} />
        ))}
        {coming.map(game => (
          <ComingCard key={game.id} game={game} />
        ))}
      </ul>
      {examples.length > 0 && (
        <section class="examples">
          <h2>{t('home.examples')}</h2>
          <p class="muted">{t('home.examples.why')}</p>
          <ul class="boards small">
            {examples.map(game => (
              <GameCard key={game.id} game={game} small />
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}
