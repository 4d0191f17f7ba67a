import type { MatchRecord } from '@sextant/engine'
import { counted, t } from '../../i18n/texts.ts'
import { battleLine } from '../../ui/battle-line.ts'
import { Link } from '../../ui/link.tsx'

interface BattleListProps {
  /** Of the campaign. */
  readonly id: string
  readonly game: string
  readonly battles: readonly Pick<MatchRecord, 'outcome' | 'seats' | 'steps'>[]
}

/** The matches of a campaign, each to be watched. */
export function BattleList({ id, game, battles }: BattleListProps) {
  if (battles.length === 0) return null
  return (
    <section class="battles panel">
      <h3>{t('campaign.battles')}</h3>
      <ol>
        {battles.map(({ outcome, seats, steps }, number) => (
          <li key={number}>
            <Link to={{ page: 'replay', id, battle: number + 1 }}>
              {t('campaign.battleNumber', { number: number + 1 })}
            </Link>
            <span>{battleLine({ seats, ...(outcome && { outcome }) }, game)}</span>
            <span class="muted figures">{counted('match.steps', steps.length)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
