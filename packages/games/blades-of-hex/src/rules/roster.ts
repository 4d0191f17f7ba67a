import type { State, Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { cellOfUnit } from './board-units.ts'

/** The units of a state by cell, for rules that look at many, in memory that is reused. */
export interface Roster {
  readonly units: Placed[]
  /** For each cell the unit that stands on it. */
  readonly on: (Placed | undefined)[]
  /** Every entry there has been, to be used again. */
  readonly entries: Placed[]
}

export interface Placed {
  id: string
  unit: Unit
  cell: number
}

export function createRoster(size: number): Roster {
  return { units: [], on: Array.from({ length: size }, () => undefined), entries: [] }
}

/** Reads the units of a state; those that were read before are forgotten. */
export function readRoster(roster: Roster, tables: Tables, state: State): Roster {
  const { units, on, entries } = roster
  for (const { cell } of units) on[cell] = undefined
  let count = 0
  for (const id in state.units) {
    const unit = state.units[id]
    if (!unit) continue
    const placed = entryAt(entries, count, unit)
    placed.id = id
    placed.unit = unit
    placed.cell = cellOfUnit(tables, unit)
    on[placed.cell] = placed
    units[count++] = placed
  }
  units.length = count
  return roster
}

function entryAt(entries: Placed[], place: number, unit: Unit): Placed {
  const known = entries[place]
  if (known) return known
  const entry = { id: '', unit, cell: 0 }
  entries.push(entry)
  return entry
}
