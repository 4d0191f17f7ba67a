import { conditionOf, levelOf } from '../rules/fleet.ts'
import type { FleetShip } from '../state.ts'
import { sheetOf, type Tables } from '../tables.ts'

/** What a ship is worth in the next battle. Large ships are worth more than their size; a captain helps, damage hurts. */
export function worthOf(tables: Tables, ship: FleetShip): number {
  const skill = ship.captain ? 1 + 0.06 * levelOf(tables, ship.captain) : 0.95
  return sheetOf(tables, ship.id).size ** 1.1 * skill * fitness(tables, ship) ** 1.2
}

/** Hull counts twice, and each damaged system or weapon takes some of it. */
export function fitness(tables: Tables, ship: FleetShip): number {
  const hull = ship.hull / sheetOf(tables, ship.id).hull
  const systems = 0.08 * (ship.criticals.length + ship.broken.length)
  return Math.max(0.05, (hull + conditionOf(tables, ship)) / 2 - systems)
}
