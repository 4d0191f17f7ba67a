import { goTo } from '../navigate.ts'
import type { StoredCampaign } from '../store/store.ts'
import { t } from '../words/words.ts'
import { fightLine } from './fight-line.ts'
import { fightsOf } from './fights-of.ts'

interface FightsMenuProps {
  readonly campaign: StoredCampaign
  /** The match that is shown, from 1. */
  readonly fight?: number
}

/** From the decisions of a campaign to one of its matches, and back. */
export function FightsMenu({ campaign: { meta, record }, fight }: FightsMenuProps) {
  const { id, game } = meta
  return (
    <select
      class="landmarks"
      aria-label={t('campaign.fights')}
      value={String(fight ?? '')}
      onChange={event => {
        const chosen = Number(event.currentTarget.value)
        goTo({ page: 'replay', id, ...(chosen > 0 && { fight: chosen }) })
      }}
    >
      <option value="">{t('campaign.decisions')}</option>
      {fightsOf(record).map(({ outcome, seats }, number) => (
        <option key={number} value={String(number + 1)}>
          {t('campaign.fightNumber', { number: number + 1 })}{' '}
          {fightLine({ seats, ...(outcome && { outcome }) }, game)}
        </option>
      ))}
    </select>
  )
}
