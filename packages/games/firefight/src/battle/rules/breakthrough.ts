import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { SEATS } from '../schema/names.ts'
import { type State, THROUGH } from '../state.ts'
import type { ConditionTable, Tables } from '../tables.ts'
import { noteLosses } from './ending.ts'
import { tableOf } from './units.ts'
import type { Workspace } from './workspace.ts'

/** A unit that ends its move in the last rows is through, and leaves the map. */
export function noteArrival({ tables }: Workspace, state: State, unit: number, emit: Emit<Event>): void {
  const { seat } = tableOf(tables, unit)
  const at = state.at[unit] as number
  for (const table of tables.conditions) {
    if (table.condition.type !== 'breakthrough' || SEATS.indexOf(table.condition.seat) !== seat) continue
    if (!table.cells.includes(at)) continue
    state.at[unit] = -1
    state.marks[unit] = (state.marks[unit] as number) | THROUGH
    const through = countThrough(tables, state, seat)
    emit({ type: 'got-through', unit, seat, at, through, needed: table.needed })
    noteLosses(tables, state, emit)
    return
  }
}

/** The seat that has won or lost by a breakthrough: it is enough, or can no longer be enough. */
export function breakthroughWinner(tables: Tables, state: State, table: ConditionTable): number | undefined {
  if (table.condition.type !== 'breakthrough') return undefined
  const seat = SEATS.indexOf(table.condition.seat)
  const through = countThrough(tables, state, seat)
  if (through >= table.needed) return seat
  const end = tables.first[seat + 1] as number
  let possible = through
  for (let unit = tables.first[seat] as number; unit < end; unit++)
    if ((state.at[unit] as number) >= 0) possible++
  return possible < table.needed ? 1 - seat : undefined
}

function countThrough({ first }: Tables, { marks }: State, seat: number): number {
  const end = first[seat + 1] as number
  let count = 0
  for (let unit = first[seat] as number; unit < end; unit++)
    if (((marks[unit] as number) & THROUGH) !== 0) count++
  return count
}
