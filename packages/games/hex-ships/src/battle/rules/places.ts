import { at, must } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { Ship, State } from '../state.ts'
import type { Tables } from '../tables.ts'

export function cellOfShip(tables: Tables, ship: Ship): number {
  return must(tables.cellOf, ship.at)
}

/** Whether a ship other than this one is on the cell. */
export function isTaken(state: State, cell: string, except: number): boolean {
  for (let index = 0; index < state.ships.length; index++) {
    const other = at(state.ships, index)
    if (other.at === cell && index !== except && other.status === 'fighting') return true
  }
  return false
}

export function rangeBetween(tables: Tables, a: Ship, b: Ship): number {
  return distance(tables.board, cellOfShip(tables, a), cellOfShip(tables, b))
}
