import type { Dice } from '@sextant/engine'
import type { Fall, Toll } from '../events.ts'
import type { Cast } from '../harm/chances.ts'
import type { PlainRoll } from '../schema.ts'
import type { SideState } from '../state.ts'

/** Roll(f, n, b): n dice of f faces, summed, plus b; below zero counts as zero. */
export function roll({ faces, count, bonus }: PlainRoll, dice: Dice): Fall {
  const fallen = dice.roll(count, faces)
  return { faces, dice: fallen, bonus, distance: 0, brace: 0, total: totalOf(fallen, bonus) }
}

/** Hull and crew never go below zero. */
export function rollOnHull(
  target: SideState,
  { faces, count, bonus, distance, brace }: Cast,
  dice: Dice,
): Toll {
  const fallen = dice.roll(count, faces)
  const total = totalOf(fallen, bonus + distance + brace)
  const lost = Math.min(total, target.hull)
  target.hull -= lost
  return { faces, dice: fallen, bonus, distance, brace, total, lost, left: target.hull }
}

export function rollOnCrew(
  target: SideState,
  { faces, count, bonus, distance, brace }: Cast,
  dice: Dice,
): Toll {
  const fallen = dice.roll(count, faces)
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
