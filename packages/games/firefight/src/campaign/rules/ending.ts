import type { Emit, Outcome } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Ending, State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { levelsIn, wonIn } from './log.ts'

export function outcomeOf(tables: Tables, state: State): Outcome | undefined {
  const { ended, units, losses } = state
  if (!ended) return undefined
  return {
    scores: [ended === 'finished' ? 1 : 0],
    reason: ended,
    values: {
      score: scoreOf(tables, state),
      won: wonIn(state),
      units: units.length,
      losses: losses.length,
    },
  }
}

export function endCampaign(tables: Tables, state: State, reason: Ending, emit: Emit<Event>): void {
  state.stage = 'over'
  state.ended = reason
  emit({
    type: 'ended',
    reason,
    won: wonIn(state),
    units: state.units.length,
    score: scoreOf(tables, state),
  })
}

/** Battles won, units and levels left, and the end of the road, as the data weigh them. */
export function scoreOf(tables: Tables, state: State): number {
  const { score } = tables.options
  return (
    score.battle * wonIn(state) +
    score.unit * state.units.length +
    score.level * levelsIn(tables, state) +
    (state.ended === 'finished' ? score.finished : 0)
  )
}
