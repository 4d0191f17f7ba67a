import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { logPlatoon } from './log.ts'
import { join } from './platoon.ts'
import { battleDue, drawRecruits } from './road.ts'

/** The platoon before its first battle. */
export function setUp(tables: Tables, dice: Dice, emit: Emit<Event>): State {
  const { first, start, supplies } = tables.options
  const state = setUpWith(tables, start)
  emit({ type: 'campaign-began', units: state.units.map(({ id }) => id), supplies: supplies.start })
  drawRecruits(tables, state, dice, emit)
  logPlatoon(tables, state, emit)
  battleDue(state, first, emit)
  return state
}

export function setUpWith({ options }: Tables, kinds: readonly string[]): State {
  const state: State = {
    stage: 'camp',
    battle: options.first,
    choices: [],
    units: [],
    joined: 0,
    recruits: [],
    supplies: options.supplies.start,
    fielded: [],
    changes: 0,
    fought: [],
    losses: [],
  }
  for (const kind of kinds) join(state, kind)
  return state
}
