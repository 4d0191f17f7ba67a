import type { Action } from '../actions.ts'
import { type Cast, type Distributions, meanOf, meanUpTo } from '../harm/chances.ts'
import { spendRound } from '../rules/attacks.ts'
import { followChase } from '../rules/chase.ts'
import { exert } from '../rules/game-actions.ts'
import { harmOf } from '../rules/harm.ts'
import { mend, switchAmmo } from '../rules/items.ts'
import { brace, close, gain } from '../rules/moves.ts'
import type { State } from '../state.ts'
import { otherSeat, sideOf } from '../tables.ts'
import type { Matchup } from './matchup.ts'

/**
 * Carries an action out by the rules' own functions, with averages in place of dice: hulls and crews become fractions.
 * Turns do not pass and nobody is beaten; the caller looks at the numbers.
 */
export function sketch(
  { tables, distributions }: Matchup,
  state: State,
  seat: number,
  { type }: Action,
): void {
  const own = sideOf(state, seat)
  const target = sideOf(state, otherSeat(seat))
  const harm = harmOf(tables, state, seat, type)
  switch (type) {
    case 'cannon':
    case 'rifle':
      spendRound(own, type)
      break
    case 'close':
      close(state, seat, SILENT)
      break
    case 'gain':
      gain(state, seat, SILENT)
      break
    case 'brace':
      brace(tables, state, seat, SILENT)
      break
    case 'shoring':
    case 'dressing':
      mend(tables, state, seat, type, meanOf(tables.ruleset.items[type]))
      break
    case 'switch-ammo':
      switchAmmo(state, seat, SILENT)
      break
    case 'board':
    case 'drift':
      break
    default:
      exert(tables, state, seat, type, harm?.D ?? state.D)
  }
  followChase(tables, state, seat, type, SILENT)
  if (!harm) return
  if (harm.hull) target.hull -= lossOf(distributions, harm.hull, target.hull)
  if (harm.crew && target.crew !== undefined) target.crew -= lossOf(distributions, harm.crew, target.crew)
  if (harm.own && own.crew !== undefined) own.crew -= lossOf(distributions, harm.own, own.crew)
}

const SILENT = () => undefined

/** What a roll takes on average from what is left, which may be a fraction. */
function lossOf(distributions: Distributions, cast: Cast, left: number): number {
  return meanUpTo(distributions.of(cast), Math.max(0, left))
}
