import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { sizeOf, type Tables } from '../tables.ts'
import { conditionOf, levelOf } from './fleet.ts'

/** The fleet in numbers, after each mission. */
export function logFleet(tables: Tables, state: State, emit: Emit<Event>): void {
  const { fleet } = state
  const condition = fleet.reduce((sum, ship) => sum + conditionOf(tables, ship), 0)
  emit({
    type: 'fleet-logged',
    missions: state.fought.length,
    won: wonIn(state),
    ships: fleet.length,
    size: sizeOf(
      tables,
      fleet.map(({ id }) => id),
    ),
    condition: fleet.length === 0 ? 0 : Math.round((100 * condition) / fleet.length),
    levels: levelsIn(tables, state),
  })
}

export function wonIn({ fought }: State): number {
  return fought.filter(({ result }) => result === 'won').length
}

/** The levels of all captains with a ship. */
export function levelsIn(tables: Tables, { fleet }: State): number {
  return fleet.reduce((sum, { captain }) => sum + (captain ? levelOf(tables, captain) : 0), 0)
}
