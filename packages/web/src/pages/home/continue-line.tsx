import { say } from '@sextant/scene'
import { Trash2 } from 'lucide'
import { ago } from '../../i18n/ago.ts'
import { campaignIn } from '../../i18n/game-names.ts'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { counted, t } from '../../i18n/texts.ts'
import { notify } from '../../notices/notice.ts'
import { pageStore } from '../../store/page-store.ts'
import type { CampaignMeta, MatchMeta } from '../../store/store.ts'
import { moveToTrash, restore } from '../../store/trash.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { playersLine } from '../../ui/players-line.ts'
import { usePosition } from '../../ui/use-position.ts'
import { ContinuePicture } from './continue-picture.tsx'

/** One match under way, with a picture of where it stands. */
export function MatchLine({ match, onChange }: { readonly match: MatchMeta; readonly onChange: () => void }) {
  async function forget(): Promise<void> {
    await moveToTrash(pageStore(), 'match', match.id)
    onChange()
    offerBack(t('match.deleted'), () => restore(pageStore(), 'match', match.id).then(onChange))
  }
  const position = usePosition('match', match.id)
  return (
    <li class="running-match">
      <Link to={{ page: 'match', id: match.id }} class="running-link">
        <ContinuePicture position={position} />
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

/** The same of a campaign, which says in its own words where it stands. */
export function CampaignLine({
  campaign,
  onChange,
}: {
  readonly campaign: CampaignMeta
  readonly onChange: () => void
}) {
  const { id, game, touched, matches } = campaign
  async function forget(): Promise<void> {
    await moveToTrash(pageStore(), 'campaign', id)
    onChange()
    offerBack(t('campaign.deleted'), () => restore(pageStore(), 'campaign', id).then(onChange))
  }
  const position = usePosition('campaign', id)
  const status = position && say(position.scene.status, catalogueOf(position.texts))
  return (
    <li class="running-match">
      <Link to={{ page: 'run', id }} class="running-link">
        <ContinuePicture position={position} />
        <strong>{gameTitle(game)}</strong>
        <span>{campaignIn(game, campaign.campaign)}</span>
        <span class="muted figures">
          {status ?? counted('campaign.matches', matches)} · {ago(touched)}
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
