import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { nameOf, type Tables } from '../tables.ts'
import { teamName, teamOf, unitId } from '../units.ts'
import { NOBODY, type Water } from './water.ts'

/** The holder no longer has the puck; it lies where it is. */
export function loosePuck({ names }: Tables, water: Water, emit: Emit<Event>): void {
  const { holder, puck } = water
  if (holder === NOBODY) return
  water.holder = NOBODY
  emit({ type: 'puck-lost', unit: unitId(holder), team: teamName(teamOf(holder)), at: nameOf(names, puck) })
}

/** The unit has the puck, wherever it came from. */
export function takePuck(water: Water, unit: number): void {
  water.holder = unit
  water.puck = water.at[unit] as number
}
