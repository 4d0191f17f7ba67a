import type { Seat } from '@sextant/engine'
import type { TablePanel, Text } from '@sextant/scene'

/** What a turn added up to. */
export interface TurnReport {
  readonly seats: readonly Seat[]
  readonly tables: readonly TablePanel[]
}

/** The tables of a turn without the rows and columns in which nothing happened. */
export function withoutZeros(tables: readonly TablePanel[]): TablePanel[] {
  return tables.flatMap(table => {
    const rows = table.rows.filter(says)
    const wanted = table.columns.map((_, column) => says(rows.map(row => row[column] ?? '')))
    const kept = <T>(cells: readonly T[]) => cells.filter((_, column) => wanted[column])
    return rows.length > 0 ? [{ ...table, columns: kept(table.columns), rows: rows.map(kept) }] : []
  })
}

function says(cells: readonly (Text | number)[]): boolean {
  const numbers = cells.filter(cell => typeof cell === 'number')
  return numbers.length === 0 || numbers.some(number => number !== 0)
}
