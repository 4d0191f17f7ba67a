import type { Dice } from '@sextant/engine'
import type { Fall, Toll } from '../events.ts'
import type { PlainRoll, Roll } from '../schema.ts'
import type { SideState } from '../state.ts'

/** Roll(f, n, b): n dice of f faces, summed, plus b; below zero counts as zero. */
export function roll({ faces, count, bonus }: PlainRoll, dice: Dice): Fall {
  const fallen = dice.roll(count, faces)
  return { faces, dice: fallen, bonus, distance: 0, brace: 0, total: totalOf(fallen, bonus) }
}

/** A roll against the hull, at some distance. */
export function rollOnHull(
  target: SideState,
  { faces, count, bonus, perDistance }: Roll,
  D: number,
  dice: Dice,
): Toll {
  const fallen = dice.roll(count, faces)
  const distance = D === 0 || perDistance === 0 ? 0 : perDistance * D
  const total = totalOf(fallen, bonus + distance)
  const lost = Math.min(total, target.hull)
  target.hull -= lost
  return { faces, dice: fallen, bonus, distance, brace: 0, total, lost, left: target.hull }
}

/** A roll against a crew; the other side's rolls against a braced crew are lower by so much. */
export function rollOnCrew(
  target: SideState,
  { faces, count, bonus, perDistance = 0 }: PlainRoll & { readonly perDistance?: number },
  D: number,
  braced: number,
  dice: Dice,
): Toll {
  const fallen = dice.roll(count, faces)
  // Nothing is taken off as 0, not as the negative zero that JSON cannot keep.
  const distance = D === 0 || perDistance === 0 ? 0 : perDistance * D
  const brace = braced === 0 ? 0 : -braced
  const total = totalOf(fallen, bonus + distance + brace)
  const crew = target.crew ?? 0
  const lost = Math.min(total, crew)
  target.crew = crew - lost
  return { faces, dice: fallen, bonus, distance, brace, total, lost, left: target.crew }
}

function totalOf(fallen: readonly number[], modifier: number): number {
  let total = modifier
  for (const die of fallen) total += die
  return Math.max(0, total)
}
