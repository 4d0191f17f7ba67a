import type { ConditionTable } from '../condition-table.ts'
import { SEATS } from '../schema/names.ts'
import { type State, THROUGH } from '../state.ts'
import type { Tables } from '../tables.ts'
import { countOnMap, numberAt, unitsOf } from './units.ts'

/** The seat that has won or lost by a breakthrough: it is enough, or can no longer be enough. */
export function breakthroughWinner(tables: Tables, state: State, table: ConditionTable): number | undefined {
  if (table.condition.type !== 'breakthrough') return undefined
  const seat = SEATS.indexOf(table.condition.seat)
  const through = countThrough(tables, state, seat)
  if (through >= table.needed) return seat
  const possible = through + countOnMap(tables, state, seat)
  return possible < table.needed ? 1 - seat : undefined
}

/** The condition by which a unit of a seat that ends its move at a cell is through. */
export function throughAt({ conditions }: Tables, seat: number, cell: number): ConditionTable | undefined {
  for (const table of conditions) {
    const { condition, cells } = table
    if (condition.type !== 'breakthrough' || SEATS.indexOf(condition.seat) !== seat) continue
    if (cells.includes(cell)) return table
  }
  return undefined
}

/** How many units of a seat have got through. */
export function countThrough(tables: Tables, { marks }: State, seat: number): number {
  let count = 0
  for (const unit of unitsOf(tables, seat)) if ((numberAt(marks, unit) & THROUGH) !== 0) count++
  return count
}
