import type { Skill, System } from '../schema/names.ts'
import type { Ship } from '../state.ts'
import type { ShipTable, Tables } from '../tables.ts'

/** What a ship can do in its present condition: captain, damage and all. */

export function isDamaged(ship: Ship, system: System): boolean {
  return ship.criticals.includes(system)
}

/** A skill as it counts now: the bridge takes all of them to 1, life support takes 1. */
export function skillOf(ship: Ship, { captain }: ShipTable, skill: Skill): number {
  const printed = captain[skill]
  if (ship.criticals.length === 0) return printed
  if (isDamaged(ship, 'bridge')) return 1
  return isDamaged(ship, 'life-support') ? Math.max(1, printed - 1) : printed
}

/** How many of the levels a skill has reached. */
export function reached(levels: readonly number[], skill: number): number {
  let count = 0
  for (const level of levels) if (skill >= level) count++
  return count
}

export function maxSpeedOf(tables: Tables, ship: Ship, table: ShipTable): number {
  let most = table.class.maxSpeed
  for (const system of ship.criticals) if (system === 'engines') most -= tables.combat.damaged.engines
  return Math.max(0, most)
}

export function regenerationOf(tables: Tables, ship: Ship, table: ShipTable): number {
  const bonus = reached(tables.combat.captains.engineering.energy, skillOf(ship, table, 'engineering'))
  return Math.max(0, table.class.regeneration + bonus - ship.disruption)
}

export function rerollsLeft(tables: Tables, ship: Ship, table: ShipTable): number {
  if (isDamaged(ship, 'communications')) return 0
  return reached(tables.combat.captains.command.rerolls, skillOf(ship, table, 'command')) - ship.used.rerolls
}

export function attacksSeveral(tables: Tables, ship: Ship, table: ShipTable): boolean {
  return reached(tables.combat.captains.gunnery.several, skillOf(ship, table, 'gunnery')) > 0
}
