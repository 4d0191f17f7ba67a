import { at } from '@sextant/engine'
import { reached, regenerationOf, skillOf } from '../../rules/condition.ts'
import { WAYS } from '../../rules/volley-odds.ts'
import { BRACKETS, SIDES } from '../../schema/names.ts'
import type { Ship } from '../../state.ts'
import type { Mount, ShipTable, Tables } from '../../tables.ts'

/** What a ship can still take, and still deal. The weights are those that tell winners from losers best in matches between captains. */

/** About the damage that a ship still takes: its hull, its faces on average, and the weakest, which the enemy goes for. */
export function toughnessOf(ship: Ship): number {
  let mean = 0
  let weakest = Number.POSITIVE_INFINITY
  for (const side of SIDES) {
    const cover = ship.armor[side] + 0.4 * ship.shields[side]
    mean += cover / SIDES.length
    weakest = Math.min(weakest, cover)
  }
  return 3 * ship.hull + 1.2 * mean + 1.6 * weakest
}

/** The damage that a ship deals in a round if the enemy is in reach, as far as its energy and ammunition allow. */
export function firepowerOf(tables: Tables, ship: Ship, table: ShipTable): number {
  const { combat } = tables
  const gunnery = skillOf(ship, table, 'gunnery')
  const ease = reached(combat.captains.gunnery.difficulty, gunnery)
  let energy = Math.min(table.class.maxEnergy, regenerationOf(tables, ship, table) + STORED * ship.energy)
  const shots = table.mounts
    .flatMap(mount => (mount ? [{ cost: mount.weapon.energy, damage: meanDamage(ship, mount, ease) }] : []))
    .sort((a, b) => b.damage / (b.cost + 0.5) - a.damage / (a.cost + 0.5))
  let firepower = 0
  for (const { cost, damage } of shots) {
    const share = cost === 0 ? 1 : Math.min(1, energy / cost)
    firepower += share * damage
    energy -= share * cost
  }
  return firepower
}

/** Energy that is stored is spent over a few rounds. */
const STORED = 0.2
/** Shots that are enough for the rounds that decide. */
const ENOUGH_SHOTS = 2.5

/** Of a weapon in a round, over all ranges; one that bears on few sides seldom gets to fire. */
function meanDamage(ship: Ship, { hardpoint, weapon, kind, arc }: Mount, ease: number): number {
  const { broken, ammo } = at(ship.weapons, hardpoint)
  if (broken) return 0
  let mean = 0
  for (const bracket of BRACKETS) {
    const damage = weapon.damage[bracket] ?? 0
    const strikes = weapon.strikes ?? []
    const hits =
      kind === 'missile'
        ? strikes.reduce((sum, count) => sum + count / strikes.length, 0)
        : chanceOf((weapon.difficulty[bracket] ?? 2) - ease)
    mean += (damage * hits) / BRACKETS.length
  }
  const bearing = 0.4 + (0.6 * arc.filter(bears => bears).length) / arc.length
  return mean * bearing * (weapon.ammo === undefined ? 1 : Math.min(1, ammo / ENOUGH_SHOTS))
}

function chanceOf(difficulty: number): number {
  return WAYS.reduce((sum, ways, roll) => (roll >= difficulty ? sum + ways / 36 : sum), 0)
}
