import { SEATS } from '../schema/names.ts'
import type { State } from '../state.ts'
import { type Tables, terrainAt } from '../tables.ts'

/** The cells that the scenario is about: the hill, flags, ruins, the last rows. */
export function objectiveCells(tables: Tables, { terrain }: State): number[] {
  const cells = new Set<number>(tables.flags)
  for (const { condition, cells: own } of tables.conditions) {
    for (const cell of own) cells.add(cell)
    if (condition.type !== 'terrain') continue
    for (let cell = 0; cell < tables.board.size; cell++)
      if (tables.zoneOf[cell] === -1 && terrainAt(terrain, cell) === condition.terrain) cells.add(cell)
  }
  return [...cells]
}

/** Whether the last rows are to be reached by this side. */
export function breaksThrough({ conditions }: Tables, seat: number): boolean {
  return conditions.some(
    ({ condition }) => condition.type === 'breakthrough' && SEATS.indexOf(condition.seat) === seat,
  )
}
