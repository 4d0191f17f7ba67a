import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { UnitTable } from '../unit-table.ts'

/** The table of a unit that is known to be there. */
export function tableOf({ units }: Tables, unit: number): UnitTable {
  return units[unit] ?? missing('unit', unit)
}

/** The units of a seat. */
export function unitsOf({ own }: Tables, seat: number): readonly number[] {
  return own[seat] ?? missing('seat', seat)
}

/** A number of a list that is known to have it. Search asks all the time: for these lists alone it stays fast. */
export function numberAt(list: readonly number[], place: number): number {
  return list[place] ?? missing('number', place)
}

/** Apart from those that ask, so that they stay small enough to be inlined. */
function missing(what: string, place: number): never {
  throw new RangeError(`There is no ${what} ${place}`)
}

/** How many units a seat has on the map. */
export function countOnMap(tables: Tables, { at }: State, seat: number): number {
  let count = 0
  for (const unit of unitsOf(tables, seat)) if (numberAt(at, unit) >= 0) count++
  return count
}
