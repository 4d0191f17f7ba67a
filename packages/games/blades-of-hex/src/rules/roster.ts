import { FACTIONS, type Faction } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { World } from '../world.ts'

/** The units of a state in tables, for rules that look at many. Made once for a world, read anew each time. */
export interface Roster {
  count: number
  readonly ids: string[]
  readonly units: Unit[]
  readonly cells: number[]
  /** For each cell the place of its unit in these lists, and the unit's side as a number; EMPTY without one. */
  readonly on: Int16Array
  readonly sideOn: Int8Array
}

export const EMPTY = -1

export function createRoster(size: number): Roster {
  const on = new Int16Array(size).fill(EMPTY)
  const sideOn = new Int8Array(size).fill(EMPTY)
  return { count: 0, ids: [], units: [], cells: [], on, sideOn }
}

/** Reads the units of a state; what was read before is forgotten. */
export function readRoster({ roster, cellOf }: World, state: State): Roster {
  const { ids, units, cells, on, sideOn } = roster
  on.fill(EMPTY)
  sideOn.fill(EMPTY)
  let count = 0
  for (const id in state.units) {
    const unit = state.units[id] as Unit
    const cell = cellOf.get(unit.at) as number
    ids[count] = id
    units[count] = unit
    cells[count] = cell
    sideOn[cell] = sideNumber(unit.army)
    on[cell] = count++
  }
  roster.count = count
  return roster
}

export function sideNumber(side: Faction): number {
  return FACTIONS.indexOf(side)
}
