import { distance } from '@sextant/hex'
import type { Action } from '../actions.ts'
import { readGround } from '../rules/ground.ts'
import { numberAt } from '../rules/units.ts'
import { watchersOf } from '../rules/watching.ts'
import type { State } from '../state.ts'
import type { BotSeat } from './seat.ts'
import { strikeOf } from './strikes.ts'

/**
 * Which of several watchers shoots next. All must shoot while the unit lives, so the one comes first whose kill saves most of
 * the others' shots: the likeliest to kill for what its own shot could do elsewhere.
 */
export function chooseReaction(bot: BotSeat, state: State): Action {
  const { work } = bot
  readGround(work, state)
  const { mover } = state
  const cell = numberAt(state.at, mover)
  const left = numberAt(state.wounds, mover)
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (const unit of watchersOf(work, state)) {
    const far = distance(work.tables.board, numberAt(state.at, unit), cell) > work.tables.rules.far
    const strike = strikeOf(bot, unit, numberAt(state.watch, unit), mover, cell, far, false, true)
    const usual = strike.gains[strike.gains.length - 1] as number
    const merit = (strike.kills[left] as number) / Math.max(usual, 1e-6)
    if (merit > most) {
      most = merit
      best = unit
    }
  }
  return { type: 'react', unit: best }
}
