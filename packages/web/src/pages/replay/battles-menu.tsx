import { t } from '../../i18n/texts.ts'
import { goTo } from '../../routes/navigate.ts'
import { battlesOf } from '../../store/battles-of.ts'
import type { StoredCampaign } from '../../store/store.ts'
import { battleLine } from '../../ui/battle-line.ts'

interface BattlesMenuProps {
  readonly campaign: StoredCampaign
  /** The match on the board, from 1. */
  readonly battle?: number
}

/** From the decisions of a campaign to one of its matches, and back. */
export function BattlesMenu({ campaign: { meta, record }, battle }: BattlesMenuProps) {
  const { id, game } = meta
  return (
    <select
      class="landmarks"
      aria-label={t('campaign.battles')}
      value={String(battle ?? '')}
      onChange={event => {
        const chosen = Number(event.currentTarget.value)
        goTo({ page: 'replay', id, ...(chosen > 0 && { battle: chosen }) })
      }}
    >
      <option value="">{t('campaign.decisions')}</option>
      {battlesOf(record).map(({ outcome, seats }, number) => (
        <option key={number} value={String(number + 1)}>
          {t('campaign.battleNumber', { number: number + 1 })}{' '}
          {battleLine({ seats, ...(outcome && { outcome }) }, game)}
        </option>
      ))}
    </select>
  )
}
