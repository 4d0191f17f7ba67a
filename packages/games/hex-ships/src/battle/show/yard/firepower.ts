import { at } from '@sextant/engine'
import { meanDamage } from '../../balance/expected.ts'
import type { Bracket } from '../../schema/names.ts'
import type { Mount } from '../../tables.ts'

/** Bearings around a ship, in twelfths clockwise from the bow: the even ones are rays, the odd ones sextants. */
export const BEARINGS = 12

/** Mean damage of all weapons that bear, at the printed difficulty. */
export function damageAt(mounts: readonly Mount[], bearing: number, bracket: Bracket): number {
  return mounts.reduce(
    (sum, { arc, weapon }) => sum + (at(arc, bearing) ? meanDamage(weapon, bracket) : 0),
    0,
  )
}

/** The most that a volley does in any direction. */
export function volleyAt(mounts: readonly Mount[], bracket: Bracket): number {
  return most(bearing => damageAt(mounts, bearing, bracket))
}

/** The most in any direction that can be done every round with this much energy. */
export function sustainedAt(mounts: readonly Mount[], bracket: Bracket, energy: number): number {
  return most(bearing => affordable(mounts, bearing, bracket, energy))
}

/** The best choice of weapons for the energy: as a knapsack, by the energy spent. */
function affordable(mounts: readonly Mount[], bearing: number, bracket: Bracket, energy: number): number {
  const best = new Array<number>(energy + 1).fill(0)
  for (const { arc, weapon } of mounts) {
    if (!at(arc, bearing)) continue
    const damage = meanDamage(weapon, bracket)
    for (let spent = energy; spent >= weapon.energy; spent--)
      best[spent] = Math.max(at(best, spent), at(best, spent - weapon.energy) + damage)
  }
  return at(best, energy)
}

function most(value: (bearing: number) => number): number {
  return Math.max(...Array.from({ length: BEARINGS }, (_, bearing) => value(bearing)))
}
