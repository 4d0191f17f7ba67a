import { type Emit, must } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** Where the story goes: to a mission, or to a choice between several. */
export function goOn(tables: Tables, state: State, next: readonly string[], emit: Emit<Event>): void {
  const [only, ...others] = next
  if (only === undefined) return
  if (others.length === 0) {
    missionDue(tables, state, only, emit)
    return
  }
  state.stage = 'branch'
  state.choices = [...next]
  emit({ type: 'branch-due', missions: [...next] })
}

export function missionDue(tables: Tables, state: State, mission: string, emit: Emit<Event>): void {
  state.stage = 'harbour'
  state.mission = mission
  state.selected = []
  state.changes = 0
  emit({ type: 'mission-due', mission, limit: must(tables.missions, mission).limit })
}
