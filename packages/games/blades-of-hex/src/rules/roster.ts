import { type State, type Unit, unitOf } from '../state.ts'
import type { Tables } from '../tables.ts'
import { cellOfUnit } from './board-units.ts'

/** The units of a state by cell, for rules that look at many. */
export interface Roster {
  readonly units: readonly Placed[]
  /** For each cell the unit that stands on it. */
  readonly on: readonly (Placed | undefined)[]
}

export interface Placed {
  readonly id: string
  readonly unit: Unit
  readonly cell: number
}

export function rosterOf(tables: Tables, state: State): Roster {
  const units: Placed[] = []
  const on = new Array<Placed | undefined>(tables.board.size).fill(undefined)
  for (const id in state.units) {
    const unit = unitOf(state, id)
    const placed = { id, unit, cell: cellOfUnit(tables, unit) }
    units.push(placed)
    on[placed.cell] = placed
  }
  return { units, on }
}
