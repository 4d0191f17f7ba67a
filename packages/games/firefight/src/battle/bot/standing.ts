import { worthOf } from '../rules/ending.ts'
import { scoreOf } from '../rules/objectives.ts'
import { SEATS } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { BotSeat } from './seat.ts'

/** Whether a seat is clearly ahead, if the battle were judged now: by points first, then by what is left. */
export function isAhead({ work, seat, victory }: BotSeat, state: State): boolean {
  const { tables } = work
  let lead = 0
  for (const table of tables.conditions) {
    if (table.condition.type === 'breakthrough') return SEATS.indexOf(table.condition.seat) !== seat
    lead += scoreOf(state, table, seat) - scoreOf(state, table, 1 - seat)
  }
  if (lead !== 0) return lead > 0
  return worthOf(tables, state, seat) - worthOf(tables, state, 1 - seat) > CLEARLY * victory
}

/**
 * The share of its usual caution that is left to a bot. Who is not ahead has to do something about it, and the sooner the
 * better; who is ahead can wait.
 */
export function cautionLeft(bot: BotSeat, state: State): number {
  const { haste } = bot.temper
  const ahead = isAhead(bot, state)
  // By turns, not rounds: else blue would always be the first to dare.
  const now = state.round + state.active / 2
  const since = Math.max(0, now - (ahead ? 2 * PATIENT : PATIENT))
  return Math.max(LEAST, 1 - (ahead ? 0.5 : 1) * haste * since)
}

/** By this share of a team. */
const CLEARLY = 0.1
/** Rounds in which there is no hurry. */
const PATIENT = 2
const LEAST = 0.2
