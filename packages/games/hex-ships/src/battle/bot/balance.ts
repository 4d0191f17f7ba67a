import { at } from '@sextant/engine'
import { SIDES } from '../schema/names.ts'
import type { Ship, State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { ARMOR, HULL, SHIELD, worthOf } from './worth.ts'

/** How much better off a seat is than the other, in points of armor. */
export function balanceOf(tables: Tables, state: State, seat: number, weights: readonly number[]): number {
  if (state.over) {
    const { winner } = state.over
    return winner === null ? 0 : winner === seat ? DECIDED : -DECIDED
  }
  let balance = 0
  for (const table of tables.ships) {
    const ship = at(state.ships, table.index)
    if (ship.status !== 'fighting') continue
    const strength = at(weights, table.index) * (worthOf(table) + pointsOf(ship))
    balance += table.seat === seat ? strength : -strength
  }
  return balance
}

/** More than any battle can be worth. */
const DECIDED = 1000

/** The weakest side is what the enemy goes for: it counts for more. */
function pointsOf(ship: Ship): number {
  let points = HULL * ship.hull - 1.5 * ship.criticals.length
  let weakest = Number.POSITIVE_INFINITY
  for (const side of SIDES) {
    const cover = ARMOR * ship.armor[side] + SHIELD * ship.shields[side]
    points += 0.7 * cover
    weakest = Math.min(weakest, cover)
  }
  for (const weapon of ship.weapons) if (weapon.broken) points -= 2
  return points + 0.5 * weakest
}
