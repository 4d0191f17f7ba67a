import { isResult, type Outcome, type Seat, winners } from '@sextant/engine'
import { PERSON } from '@sextant/session'
import { t } from '../../../i18n/texts.ts'

/** How a match ended for the one person in it; `neutral` for watchers, and for several people at one screen. */
export type Verdict = 'victory' | 'defeat' | 'draw' | 'shared' | 'neutral'

export function verdictOf(outcome: Outcome, players: readonly string[]): Verdict {
  const seat = onlyPerson(players)
  if (seat === undefined || !isResult(outcome)) return 'neutral'
  const won = winners(outcome)
  if (won.length === outcome.scores.length && won.length < 3) return 'draw'
  if (!won.includes(seat)) return 'defeat'
  return won.length === 1 ? 'victory' : 'shared'
}

/** The seat of the one person in a match. */
export function onlyPerson(players: readonly string[]): Seat | undefined {
  const seat = players.indexOf(PERSON)
  return seat >= 0 && seat === players.lastIndexOf(PERSON) ? seat : undefined
}

/** The headline of such an end; nothing for watchers, and for several people. */
export function verdictText(verdict: Verdict): string | undefined {
  switch (verdict) {
    case 'victory':
      return t('victory.victory')
    case 'defeat':
      return t('victory.defeat')
    case 'draw':
      return t('victory.draw')
    case 'shared':
      return t('victory.sharedWin')
    case 'neutral':
      return undefined
  }
}
