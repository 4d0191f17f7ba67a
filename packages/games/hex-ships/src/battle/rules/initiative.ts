import { at } from '@sextant/engine'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { reached, skillOf } from './condition.ts'

/** Initiative = base + command + fleet. */
export function initiativeOf(tables: Tables, state: State, index: number): number {
  const table = at(tables.ships, index)
  const command = skillOf(at(state.ships, index), table, 'command')
  const own = reached(tables.combat.captains.command.initiative, command)
  return table.class.initiative + own + at(state.fleet, table.seat)
}

/** The fighting ships, quickest first; in ties the smaller one, then the shuffle at the start. */
export function orderOfShips(tables: Tables, state: State): number[] {
  const initiatives = state.ships.map((_, index) => initiativeOf(tables, state, index))
  const order: number[] = []
  for (let index = 0; index < state.ships.length; index++)
    if (at(state.ships, index).status === 'fighting') order.push(index)
  return order.sort(
    (a, b) =>
      at(initiatives, b) - at(initiatives, a) ||
      at(tables.ships, a).class.size - at(tables.ships, b).class.size ||
      at(state.ranks, a) - at(state.ranks, b),
  )
}

/** What a captain brings to the whole fleet, settled at deployment: no matter how many do. */
export function fleetBonus(tables: Tables, state: State, seat: number): number {
  const { fleet } = tables.combat.captains.command
  const brings = tables.ships.some(
    table =>
      table.seat === seat &&
      at(state.ships, table.index).status === 'fighting' &&
      reached(fleet, skillOf(at(state.ships, table.index), table, 'command')) > 0,
  )
  return brings ? 1 : 0
}
