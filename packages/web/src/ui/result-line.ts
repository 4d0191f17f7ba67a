import { nameIn } from '../i18n/game-names.ts'
import { resultText } from '../i18n/result-text.ts'
import { t } from '../i18n/texts.ts'
import { onlyPersonOf } from '../store/persons.ts'
import type { MatchMeta } from '../store/store.ts'

/** How a match ended, without its game's code. */
export function resultLine(meta: Pick<MatchMeta, 'game' | 'outcome' | 'seats' | 'persons'>): string {
  const { game, outcome, seats } = meta
  if (!outcome) return t('match.underWay')
  return resultText(
    outcome,
    seats.map(({ name }) => nameIn(game, name)),
    onlyPersonOf(meta),
  )
}
