import { atLeast } from '../rules/forecast.ts'
import { BRACKETS, type Bracket } from '../schema/names.ts'
import type { WeaponType } from '../schema/weapons.ts'

/** Rounds of the battle that weapons are compared over, and the share of them in which energy weapons fire. */
export const ROUNDS = 12
export const FIRING = 0.8

/** How often a weapon fires in such a battle: ammunition is used up. */
export function attacksOf({ ammo }: WeaponType): number {
  return ammo ?? ROUNDS * FIRING
}

/** The ranges at which a weapon can be fired. */
export function bracketsOf({ damage }: WeaponType): Bracket[] {
  return BRACKETS.filter(bracket => damage[bracket] !== undefined)
}

/** Mean damage of one attack at a range, at the printed difficulty. */
export function meanDamage({ damage, difficulty, strikes }: WeaponType, bracket: Bracket): number {
  const each = damage[bracket] ?? 0
  if (strikes) return (each * strikes.reduce((sum, count) => sum + count, 0)) / strikes.length
  return each * atLeast(difficulty[bracket] ?? 2)
}

/** Expected damage over the battle: damage × chance to hit × attacks, all ranges alike. */
export function expectedDamage(weapon: WeaponType): number {
  const brackets = bracketsOf(weapon)
  const sum = brackets.reduce((total, bracket) => total + meanDamage(weapon, bracket), 0)
  return brackets.length === 0 ? 0 : (attacksOf(weapon) * sum) / brackets.length
}
