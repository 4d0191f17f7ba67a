import type { Emit, Outcome } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Ending, State } from '../state.ts'
import { sizeOf, type Tables } from '../tables.ts'
import { levelsIn, wonIn } from './log.ts'

export function outcomeOf(tables: Tables, state: State): Outcome | undefined {
  const { ended, fleet, losses } = state
  if (!ended) return undefined
  return {
    scores: [ended === 'victory' ? 1 : 0],
    reason: ended,
    values: {
      score: scoreOf(tables, state),
      won: wonIn(state),
      ships: fleet.length,
      losses: losses.length,
    },
  }
}

export function endCampaign(tables: Tables, state: State, reason: Ending, emit: Emit<Event>): void {
  state.stage = 'over'
  state.ended = reason
  state.selected = []
  emit({
    type: 'ended',
    reason,
    won: wonIn(state),
    ships: state.fleet.length,
    score: scoreOf(tables, state),
  })
}

/** Missions won, ships and captains left, and the campaign itself, as the data weigh them. */
export function scoreOf(tables: Tables, state: State): number {
  const { score } = tables.options
  const size = sizeOf(
    tables,
    state.fleet.map(({ id }) => id),
  )
  return (
    score.mission * wonIn(state) +
    score.size * size +
    score.level * levelsIn(tables, state) +
    (state.ended === 'victory' ? score.victory : 0)
  )
}
