import { isResult, type Outcome, type Seat, winners } from '@sextant/engine'
import type { Catalogue } from '@sextant/scene'
import { capitalized, named, spelled } from './game-texts.ts'
import { listed } from './listed.ts'
import { t } from './texts.ts'

/**
 * Who has won, by the names of the seats: `Red wins`, `Red and Green share the win`; to the one person in it, `You won`.
 * @param own the seat of that person
 */
export function resultText(outcome: Outcome, names: readonly string[], own?: Seat): string {
  if (!isResult(outcome)) return t('victory.calledOff')
  const seats = winners(outcome)
  const won = seats.map(seat => names[seat] ?? '')
  const [only] = won
  if (own !== undefined && seats.includes(own) && seats.length < names.length)
    return t(seats.length === 1 ? 'victory.youWon' : 'victory.youShare')
  if (own !== undefined && names.length === 2 && seats.length === 1) return t('victory.youLost')
  if (only === undefined) return t('victory.nobody')
  if (won.length === 1) return t('victory.wins', { name: only })
  if (won.length === names.length) return t(won.length > 2 ? 'victory.allShare' : 'victory.draw')
  return t('victory.shares', { names: listed(won) })
}

/** Why it ended like this, in the words of the game. */
export function reasonText({ reason }: Outcome, catalogue: Catalogue): string {
  return capitalized(named(catalogue, 'reason', reason, spelled(reason)))
}
