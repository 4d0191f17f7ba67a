import type { MatchRecord } from '@sextant/engine'
import { PERSON } from '@sextant/session'
import { t } from '../i18n/texts.ts'
import { resultLine } from './result-line.ts'

/** How a match of a campaign ended for the person whose campaign it is; where bots played it, who won. */
export function battleLine({ seats, outcome }: Pick<MatchRecord, 'seats' | 'outcome'>, game: string): string {
  const own = seats.findIndex(({ player }) => player === PERSON)
  const score = outcome?.scores[own]
  if (score === undefined) return resultLine({ game, seats, ...(outcome && { outcome }) })
  if (score === 1) return t('campaign.battleWon')
  return t(score === 0 ? 'campaign.battleLost' : 'campaign.battleOpen')
}
