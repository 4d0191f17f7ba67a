import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { UnitTable } from '../unit-table.ts'

/** The table of a unit that is known to be there. */
export function tableOf({ units }: Tables, unit: number): UnitTable {
  const table = units[unit]
  if (!table) throw new RangeError(`There is no unit ${unit}`)
  return table
}

/** The units of a seat. */
export function unitsOf({ own }: Tables, seat: number): readonly number[] {
  const units = own[seat]
  if (!units) throw new RangeError(`There is no seat ${seat}`)
  return units
}

/** A number of a list that is known to have it. Search asks all the time: for these lists alone it stays fast. */
export function numberAt(list: readonly number[], place: number): number {
  const number = list[place]
  if (number === undefined) throw new RangeError(`There is no number ${place}: the list has ${list.length}`)
  return number
}

/** How many units a seat has on the map. */
export function countOnMap(tables: Tables, { at }: State, seat: number): number {
  let count = 0
  for (const unit of unitsOf(tables, seat)) if (numberAt(at, unit) >= 0) count++
  return count
}
