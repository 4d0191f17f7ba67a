import { must } from '@sextant/engine'
import { type State, type Unit, unitOf } from '../state.ts'
import type { KindTable, Region, Tables } from '../tables.ts'

/** Where units stand, and what they are. */

export function cellOfUnit({ cellOf }: Tables, unit: Unit): number {
  return must(cellOf, unit.at)
}

export function kindOf({ kinds }: Tables, unit: Unit): KindTable {
  return must(kinds, unit.kind)
}

export function unitOn(state: State, at: string): string | undefined {
  for (const id in state.units) if (unitOf(state, id).at === at) return id
  return undefined
}

/** The city a unit stands on. */
export function cityUnder(tables: Tables, unit: Unit): Region | undefined {
  return tables.cityOn[cellOfUnit(tables, unit)]
}

/** Takes a unit off the board. */
export function removeUnit(state: State, gone: string): void {
  const left: Record<string, Unit> = {}
  for (const id in state.units) if (id !== gone) left[id] = unitOf(state, id)
  state.units = left
}
