import type { MatchRecord } from '@sextant/engine'
import { counted, t } from '../../i18n/texts.ts'
import { fightLine } from '../../ui/battle-line.ts'
import { Link } from '../../ui/link.tsx'

interface FightListProps {
  /** Of the campaign. */
  readonly id: string
  readonly game: string
  readonly fights: readonly Pick<MatchRecord, 'outcome' | 'seats' | 'steps'>[]
}

/** The matches of a campaign, each to be watched. */
export function FightList({ id, game, fights }: FightListProps) {
  if (fights.length === 0) return null
  return (
    <section class="fights panel">
      <h3>{t('campaign.fights')}</h3>
      <ol>
        {fights.map(({ outcome, seats, steps }, number) => (
          <li key={number}>
            <Link to={{ page: 'replay', id, fight: number + 1 }}>
              {t('campaign.fightNumber', { number: number + 1 })}
            </Link>
            <span>{fightLine({ seats, ...(outcome && { outcome }) }, game)}</span>
            <span class="muted figures">{counted('match.steps', steps.length)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
