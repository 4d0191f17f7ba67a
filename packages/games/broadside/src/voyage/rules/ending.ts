import type { Emit, Outcome } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Ending, State } from '../state.ts'
import type { Tables } from '../tables.ts'

export function outcomeOf(tables: Tables, state: State): Outcome | undefined {
  const { ended, gold, prizes, day } = state
  if (!ended) return undefined
  return {
    scores: [ended === 'reached-port' ? 1 : 0],
    reason: ended,
    values: { score: scoreOf(tables, state), gold, prizes: prizes.length, days: day },
  }
}

export function endVoyage(tables: Tables, state: State, reason: Ending, emit: Emit<Event>): void {
  delete state.passage
  state.ended = reason
  const { day, gold, prizes } = state
  emit({ type: 'ended', reason, day, gold, prizes: prizes.length, score: scoreOf(tables, state) })
}

/**
 * Gold, prizes at what the far port pays for them, and days left, as the data weigh them. A ship that runs out of days
 * scores its gold alone, one that is sunk nothing.
 */
export function scoreOf({ numbers, chart, options }: Tables, state: State): number {
  const { score, days } = numbers
  if (state.ended === 'sunk') return 0
  const gold = score.gold * state.gold
  if (state.ended === 'days-spent') return Math.round(gold)
  const share = options.ports[chart.far]?.prizes ?? 1
  const prizes = state.prizes.reduce(
    (sum, kind) => sum + share * (options.enemies[kind]?.prize?.value ?? 0),
    0,
  )
  return Math.round(score.arrival + gold + score.prize * prizes + score.day * Math.max(0, days - state.day))
}
