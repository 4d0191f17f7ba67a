import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { fitUnits, levelOf } from './platoon.ts'

/** The platoon in numbers, after each battle. */
export function logPlatoon(tables: Tables, state: State, emit: Emit<Event>): void {
  emit({
    type: 'platoon-logged',
    battles: state.fought.length,
    won: wonIn(state),
    units: state.units.length,
    fit: fitUnits(state).length,
    levels: levelsIn(tables, state),
    supplies: state.supplies,
  })
}

export function wonIn({ fought }: State): number {
  return fought.filter(({ result }) => result === 'won').length
}

export function levelsIn(tables: Tables, { units }: State): number {
  return units.reduce((sum, unit) => sum + levelOf(tables, unit), 0)
}
