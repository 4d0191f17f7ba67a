import { t } from '../../i18n/texts.ts'
import type { CampaignMeta, MatchMeta } from '../../store/store.ts'
import { Link } from '../../ui/link.tsx'
import { CampaignLine, MatchLine } from './continue-line.tsx'

/** More than these would push the games off the page. */
const MOST = 6

interface ContinueListProps {
  readonly matches: readonly MatchMeta[]
  readonly campaigns: readonly CampaignMeta[]
  readonly onChange: () => void
}

/** The matches and campaigns under way, the latest first; all others are among the replays. */
export function ContinueList({ matches, campaigns, onChange }: ContinueListProps) {
  const lines = [
    ...matches.map(match => ({
      touched: match.touched,
      line: <MatchLine key={match.id} match={match} onChange={onChange} />,
    })),
    ...campaigns.map(campaign => ({
      touched: campaign.touched,
      line: <CampaignLine key={campaign.id} campaign={campaign} onChange={onChange} />,
    })),
  ].sort((a, b) => b.touched - a.touched)
  return (
    <section class="running">
      <h2>{t('home.running')}</h2>
      <ul>{lines.slice(0, MOST).map(({ line }) => line)}</ul>
      {lines.length > MOST && <Link to={{ page: 'replays' }}>{t('home.allMatches')}</Link>}
    </section>
  )
}
