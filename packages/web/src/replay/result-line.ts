import { winners } from '@sextant/engine'
import type { MatchMeta } from '../store/store.ts'
import { spelled } from '../words/game-words.ts'
import { t } from '../words/words.ts'

/** How a match ended, without its game's code. */
export function resultLine({ outcome, seats }: Pick<MatchMeta, 'outcome' | 'seats'>): string {
  if (!outcome) return t('match.underWay')
  const won = winners(outcome)
  if (won.length === seats.length) return t('victory.draw')
  return t('victory.wins', { name: won.map(seat => spelled(seats[seat]?.name ?? '')).join(', ') })
}
