import { at } from '@sextant/engine'
import type { Ship, State } from '../state.ts'
import type { ShipTable, Tables } from '../tables.ts'

/** The place of the ship whose turn it is: the slow move first, and the quick fire first. */
export function actingIndex({ phase, order, acted }: State): number {
  return at(order, phase === 'fire' ? acted : order.length - 1 - acted)
}

export function actingShip(state: State): Ship {
  return at(state.ships, actingIndex(state))
}

export function actingTable(tables: Tables, state: State): ShipTable {
  return at(tables.ships, actingIndex(state))
}
