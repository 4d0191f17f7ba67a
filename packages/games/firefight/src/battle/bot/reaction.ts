import { distance } from '@sextant/hex'
import type { Action } from '../actions.ts'
import { readGround } from '../rules/ground.ts'
import { numberAt } from '../rules/units.ts'
import { watchersOf } from '../rules/watching.ts'
import type { State } from '../state.ts'
import type { BotSeat } from './seat.ts'
import { gainOf, strikeOf } from './strikes.ts'

/**
 * Which of several watchers shoots next. All must shoot while the unit lives, so the one comes first whose kill saves most of
 * the others' shots: the likeliest to kill for what its own shot could do elsewhere.
 */
export function chooseReaction(bot: BotSeat, state: State): Action {
  const [best] = rankReactions(bot, state)
  if (!best) throw new RangeError('No watcher can shoot')
  return best.action
}

/** The watchers with their merits, the best first. */
export function rankReactions(bot: BotSeat, state: State): { action: Action; worth: number }[] {
  const { work } = bot
  readGround(work, state)
  const { mover } = state
  const cell = numberAt(state.at, mover)
  const left = numberAt(state.wounds, mover)
  const ranked = watchersOf(work, state).map(unit => {
    const far = distance(work.tables.board, numberAt(state.at, unit), cell) > work.tables.rules.far
    const strike = strikeOf(bot, unit, numberAt(state.watch, unit), mover, cell, far, false, true)
    const worth = (strike.kills[left] ?? 0) / Math.max(usualGain(bot, state, unit), LITTLE)
    return { action: { type: 'react', unit } as const, worth }
  })
  return ranked.sort((a, b) => b.worth - a.worth)
}

const LITTLE = 1e-6

/** What the shot of a watcher gains against the enemy's other units, on average. */
function usualGain(bot: BotSeat, { at, wounds, watch, mover }: State, unit: number): number {
  let gain = 0
  let others = 0
  for (const { index, seat } of bot.work.tables.units) {
    const cell = numberAt(at, index)
    if (seat === bot.seat || cell < 0 || index === mover) continue
    const strike = strikeOf(bot, unit, numberAt(watch, unit), index, cell, false, false, true)
    gain += gainOf(strike, numberAt(wounds, index))
    others++
  }
  return others > 0 ? gain / others : 1
}
