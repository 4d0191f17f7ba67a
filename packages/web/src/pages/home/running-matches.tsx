import { Trash2 } from 'lucide'
import { ago } from '../../i18n/ago.ts'
import { campaignIn } from '../../i18n/game-names.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { counted, t } from '../../i18n/texts.ts'
import { notify } from '../../notices/notice.ts'
import { pageStore } from '../../store/page-store.ts'
import type { CampaignMeta, MatchMeta } from '../../store/store.ts'
import { takeOutCampaign, takeOutMatch } from '../../store/take-out.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { playersLine } from '../../ui/players-line.ts'

/** The matches and campaigns under way, the latest first. */
export function Running({
  matches,
  campaigns,
  onChange,
}: {
  readonly matches: readonly MatchMeta[]
  readonly campaigns: readonly CampaignMeta[]
  readonly onChange: () => void
}) {
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
      <ul>{lines.map(({ line }) => line)}</ul>
    </section>
  )
}

function MatchLine({ match, onChange }: { readonly match: MatchMeta; readonly onChange: () => void }) {
  async function forget(): Promise<void> {
    const whole = await takeOutMatch(pageStore(), match.id)
    onChange()
    if (whole) offerBack(t('match.deleted'), () => pageStore().saveMatch(whole).then(onChange))
  }
  return (
    <li class="running-match">
      <Link to={{ page: 'match', id: match.id }} class="running-link">
        <strong>{gameTitle(match.game)}</strong>
        <span>{playersLine(match)}</span>
        <span class="muted figures">
          {counted('match.steps', match.steps)} · {ago(match.touched)}
        </span>
      </Link>
      <Forget label={t('match.delete', { game: gameTitle(match.game) })} onPress={forget} />
    </li>
  )
}

function CampaignLine({
  campaign,
  onChange,
}: {
  readonly campaign: CampaignMeta
  readonly onChange: () => void
}) {
  const { id, game, touched, entries, matches } = campaign
  async function forget(): Promise<void> {
    const whole = await takeOutCampaign(pageStore(), id)
    onChange()
    if (whole) offerBack(t('campaign.deleted'), () => pageStore().saveCampaign(whole).then(onChange))
  }
  return (
    <li class="running-match">
      <Link to={{ page: 'run', id }} class="running-link">
        <strong>{gameTitle(game)}</strong>
        <span>{campaignIn(game, campaign.campaign)}</span>
        <span class="muted figures">
          {counted('campaign.entries', entries)} · {counted('campaign.matches', matches)} · {ago(touched)}
        </span>
      </Link>
      <Forget label={t('campaign.delete', { game: gameTitle(game) })} onPress={forget} />
    </li>
  )
}

function Forget({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" class="quiet" aria-label={label} title={t('action.delete')} onClick={onPress}>
      <Icon of={Trash2} />
    </button>
  )
}

function offerBack(text: string, bringBack: () => void): void {
  notify({ tone: 'neutral', text, action: { label: t('action.undo'), run: bringBack } })
}
