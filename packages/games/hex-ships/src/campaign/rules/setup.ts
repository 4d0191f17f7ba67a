import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { joining } from './joining.ts'
import { logFleet } from './log.ts'
import { missionDue } from './story.ts'

/** The fleet whole, before the first mission. */
export function setUp(tables: Tables, emit: Emit<Event>): State {
  const { fleet, first } = tables.options
  const state: State = {
    stage: 'harbour',
    mission: first,
    choices: [],
    fleet: fleet.map(one => joining(tables, one)),
    reserve: [],
    selected: [],
    changes: 0,
    fought: [],
    losses: [],
  }
  emit({ type: 'campaign-began', ships: fleet.map(({ ship }) => ship) })
  logFleet(tables, state, emit)
  missionDue(tables, state, first, emit)
  return state
}
