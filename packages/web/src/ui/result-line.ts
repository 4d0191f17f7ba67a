import { winners } from '@sextant/engine'
import { nameIn } from '../i18n/game-names.ts'
import { t } from '../i18n/texts.ts'
import type { MatchMeta } from '../store/store.ts'

/** How a match ended, without its game's code. */
export function resultLine({ game, outcome, seats }: Pick<MatchMeta, 'game' | 'outcome' | 'seats'>): string {
  if (!outcome) return t('match.underWay')
  const won = winners(outcome)
  if (won.length === seats.length) return t('victory.draw')
  return t('victory.wins', { name: won.map(seat => nameIn(game, seats[seat]?.name ?? '')).join(', ') })
}
