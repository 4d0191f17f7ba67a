import type { Seat } from '@sextant/engine'
import type { TablePanel, Text } from '@sextant/scene'

/** A stretch of play: from when some seats were asked to decide until all of them have. */
export interface Turn {
  /** The steps taken before it. */
  readonly from: number
  /** Who decides in it. */
  readonly seats: readonly Seat[]
  /** Who of them is still to decide. */
  readonly open: readonly Seat[]
}

export function turnFrom(step: number, toAct: readonly Seat[]): Turn {
  return { from: step, seats: toAct, open: toAct }
}

/**
 * The turn after one more step. It is over when nobody who began it is still asked, or when somebody who has decided is
 * asked again: where several decide at the same time, the last of them is asked anew at once.
 */
export function turnAfter(turn: Turn, toAct: readonly Seat[]): Turn {
  const again = turn.seats.some(seat => !turn.open.includes(seat) && toAct.includes(seat))
  return { ...turn, open: again ? [] : turn.open.filter(seat => toAct.includes(seat)) }
}

export function isOver(turn: Turn): boolean {
  return turn.open.length === 0
}

/** What a turn's tables tell: rows and columns of nothing but noughts say that nothing happened, and go. */
export function withoutNoughts(tables: readonly TablePanel[]): TablePanel[] {
  return tables.flatMap(table => {
    const rows = table.rows.filter(tells)
    const told = table.columns.map((_, column) => tells(rows.map(row => row[column] ?? '')))
    const kept = <T>(cells: readonly T[]) => cells.filter((_, column) => told[column])
    return rows.length > 0 ? [{ ...table, columns: kept(table.columns), rows: rows.map(kept) }] : []
  })
}

function tells(cells: readonly (Text | number)[]): boolean {
  const numbers = cells.filter(cell => typeof cell === 'number')
  return numbers.length === 0 || numbers.some(number => number !== 0)
}
