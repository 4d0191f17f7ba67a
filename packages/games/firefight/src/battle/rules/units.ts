import type { State } from '../state.ts'
import type { Tables, UnitTable } from '../tables.ts'

/** The table of a unit that is known to be there. */
export function tableOf({ units }: Tables, unit: number): UnitTable {
  const table = units[unit]
  if (!table) throw new RangeError(`There is no unit ${unit}`)
  return table
}

/** How many units a seat has on the map. */
export function countOnMap({ first }: Tables, { at }: State, seat: number): number {
  const end = first[seat + 1] as number
  let count = 0
  for (let unit = first[seat] as number; unit < end; unit++) if ((at[unit] as number) >= 0) count++
  return count
}
