import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { type State, THROUGH } from '../state.ts'
import { countThrough, throughAt } from './breakthrough.ts'
import { noteLosses } from './ending.ts'
import { numberAt, tableOf } from './units.ts'
import type { Workspace } from './workspace.ts'

/** A unit that ends its move in the last rows is through, and leaves the map. */
export function noteArrival({ tables }: Workspace, state: State, unit: number, emit: Emit<Event>): void {
  const { seat } = tableOf(tables, unit)
  const at = numberAt(state.at, unit)
  const table = throughAt(tables, seat, at)
  if (!table) return
  state.at[unit] = -1
  state.marks[unit] = numberAt(state.marks, unit) | THROUGH
  const through = countThrough(tables, state, seat)
  emit({ type: 'got-through', unit, seat, at, through, needed: table.needed })
  noteLosses(tables, state, emit)
}
