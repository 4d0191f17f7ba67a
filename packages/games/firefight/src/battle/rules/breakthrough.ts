import { SEATS } from '../schema/names.ts'
import { type State, THROUGH } from '../state.ts'
import type { ConditionTable, Tables } from '../tables.ts'
import { countOnMap } from './units.ts'

/** The seat that has won or lost by a breakthrough: it is enough, or can no longer be enough. */
export function breakthroughWinner(tables: Tables, state: State, table: ConditionTable): number | undefined {
  if (table.condition.type !== 'breakthrough') return undefined
  const seat = SEATS.indexOf(table.condition.seat)
  const through = countThrough(tables, state, seat)
  if (through >= table.needed) return seat
  const possible = through + countOnMap(tables, state, seat)
  return possible < table.needed ? 1 - seat : undefined
}

/** How many units of a seat have got through. */
export function countThrough({ first }: Tables, { marks }: State, seat: number): number {
  const end = first[seat + 1] as number
  let count = 0
  for (let unit = first[seat] as number; unit < end; unit++)
    if (((marks[unit] as number) & THROUGH) !== 0) count++
  return count
}
