import { isResult, type Outcome, winners } from '@sextant/engine'
import type { Catalogue } from '@sextant/scene'
import { capitalized, named, spelled } from './game-texts.ts'
import { listed } from './listed.ts'
import { t } from './texts.ts'

/** Who has won, by the names of the seats: `Red wins`, `Red and Green share the win`. */
export function resultText(outcome: Outcome, names: readonly string[]): string {
  if (!isResult(outcome)) return t('victory.calledOff')
  const won = winners(outcome).map(seat => names[seat] ?? '')
  const [only] = won
  if (only === undefined) return t('victory.nobody')
  if (won.length === 1) return t('victory.wins', { name: only })
  if (won.length === names.length) return t(won.length > 2 ? 'victory.allShare' : 'victory.draw')
  return t('victory.shares', { names: listed(won) })
}

/** Why it ended like this, in the words of the game. */
export function reasonText({ reason }: Outcome, catalogue: Catalogue): string {
  return capitalized(named(catalogue, 'reason', reason, spelled(reason)))
}
