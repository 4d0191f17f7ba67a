import type { Seat } from '@sextant/engine'
import type { TablePanel, Text } from '@sextant/scene'

/** A stretch of play: from when some seats were asked to decide until others, or they again, are asked. */
export interface Turn {
  /** The steps taken before it. */
  readonly from: number
  /** Who decides in it. */
  readonly seats: readonly Seat[]
  /** Who of them has still to decide. */
  readonly asked: readonly Seat[]
  readonly over: boolean
}

export function turnFrom(step: number, toAct: readonly Seat[]): Turn {
  return { from: step, seats: toAct, asked: toAct, over: false }
}

/**
 * The turn after one more step. It is over when somebody is asked who was not asked just before: another seat, or, where
 * several decide at the same time, one that had decided already.
 */
export function turnAfter(turn: Turn, toAct: readonly Seat[]): Turn {
  const over = toAct.length === 0 || toAct.some(seat => !turn.asked.includes(seat))
  return { ...turn, asked: toAct, over }
}

/** The turn that is under way, from who was asked after each of the last steps; the first was asked after step `from`. */
export function turnUnderWay(from: number, asked: readonly (readonly Seat[])[]): Turn {
  return asked.reduce<Turn>(
    (turn, toAct, index) => {
      const next = turnAfter(turn, toAct)
      return next.over ? turnFrom(from + index, toAct) : next
    },
    turnFrom(from, asked[0] ?? []),
  )
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
