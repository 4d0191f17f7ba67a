import { type Catalogue, say } from '@sextant/scene'
import { ago } from '../../i18n/ago.ts'
import { catalogueOf, named } from '../../i18n/game-texts.ts'
import { counted } from '../../i18n/texts.ts'
import type { CampaignMeta } from '../../store/store.ts'
import { Link } from '../../ui/link.tsx'
import { usePosition } from '../../ui/use-position.ts'

interface UnderWayLineProps {
  readonly meta: CampaignMeta
  readonly catalogue: Catalogue
}

/** A campaign under way, which says in its own words where it stands. */
export function UnderWayLine({ meta, catalogue }: UnderWayLineProps) {
  const { id, scenario = '', matches, touched } = meta
  const position = usePosition('campaign', id)
  const status = position && say(position.scene.status, catalogueOf(position.texts))
  return (
    <li class="running-match">
      <Link to={{ page: 'run', id }} class="running-link">
        <strong>{named(catalogue, 'scenario', scenario, scenario)}</strong>
        <span class="muted figures">
          {status ?? counted('campaign.matches', matches)} · {ago(touched)}
        </span>
      </Link>
    </li>
  )
}
