import { at, type Emit } from '@sextant/engine'
import type { Event, Place } from '../events.ts'
import { UNIT_COUNT } from '../schema-names.ts'
import { nameOf, type Tables } from '../tables.ts'
import { unitId } from '../units.ts'
import { clearTiles, NOBODY, scoreOf, settle, tileOfUnit, type Water } from './water.ts'

/** Both teams line up at the surface with full lungs, facing the opponent's goal; the puck lies in the middle. */
export function lineUp(tables: Tables, water: Water, emit: Emit<Event>): void {
  const { names, puck } = tables
  const places: Place[] = []
  clearTiles(water)
  for (let u = 0; u < UNIT_COUNT; u++) {
    const tile = at(tables.lineUp, u)
    const facing = at(tables.lineUpFacing, u)
    water.at[u] = tile
    water.facing[u] = facing
    water.under[u] = 0
    water.breath[u] = water.lungs[u] as number
    settle(water, u)
    places.push(placeOf(tables, water, u))
  }
  water.puck = puck
  water.holder = NOBODY
  water.kickoff = water.turn
  emit({ type: 'kickoff', turn: water.turn, score: scoreOf(water), places, puck: nameOf(names, puck) })
}

/** Where a unit is and faces, for an event. */
export function placeOf({ names }: Tables, water: Water, u: number): Place {
  return { unit: unitId(u), at: tileOfUnit(names, water, u), facing: water.facing[u] as number }
}
