import { at } from '@sextant/engine'
import { isDamaged } from '../rules/condition.ts'
import { chargeCost } from '../rules/shields.ts'
import { SIDES, type Side } from '../schema/names.ts'
import { exchange } from './exchange.ts'
import type { Fighter } from './fighter.ts'
import type { Outlook } from './place-worth.ts'

/** How a ship splits its energy between shields and guns. */
export interface Charges {
  readonly faces: readonly Side[]
  readonly worth: number
}

/** The points worth charging where the ship will be: each is weighed against the guns that it silences. */
export function bestCharges(outlook: Outlook, own: Fighter, charged: number): Charges {
  const { tables, temper } = outlook
  const faces: Side[] = []
  const sheet = own.table.class
  if (!temper.charges || isDamaged(own.ship, 'shield-generator')) return { faces, worth: 0 }
  const shields = { ...own.ship.shields }
  let energy = own.energy
  let worth = 0
  const threats = threatsBySide(outlook, own)
  while (charged + faces.length < sheet.generator) {
    const guns = gunsWorth(outlook, own, energy)
    let best: { face: Side; gain: number; cost: number } | undefined
    for (const face of SIDES) {
      const cost = chargeCost(tables, shields[face])
      if (shields[face] >= sheet.shields[face] || cost > energy) continue
      const lost = guns - gunsWorth(outlook, own, energy - cost)
      const saved = pointWorth(threats[face], shields[face])
      const wasted = savings(own, energy) - savings(own, energy - cost)
      const gain = saved - lost - wasted
      if (gain > 0 && gain > (best?.gain ?? 0)) best = { face, gain, cost }
    }
    if (!best) break
    faces.push(best.face)
    shields[best.face]++
    energy -= best.cost
    worth += best.gain
  }
  return { faces, worth }
}

/** The damage to be expected on each side; of an enemy still to move, over its answers. */
export function threatsBySide({ tables, foes, answersOf }: Outlook, own: Fighter): Record<Side, number> {
  const threats: Record<Side, number> = { front: 0, right: 0, rear: 0, left: 0 }
  for (const foe of foes) {
    if (foe.ship.disabled) continue
    const places = answersOf(foe)
    for (const place of places) {
      const { worth, side } = exchange(tables, place, own)
      threats[side] += worth / places.length
    }
  }
  return threats
}

/** A point of shield saves armor where fire is expected, and is a small reserve elsewhere. */
export function pointWorth(threat: number, shield: number): number {
  return 0.12 + Math.min(0.75, threat / (8 + 2 * shield))
}

function gunsWorth({ tables, foes, weights, answersOf }: Outlook, own: Fighter, energy: number): number {
  let best = 0
  for (const foe of foes) {
    const places = answersOf(foe)
    let worth = 0
    for (const place of places) worth += exchange(tables, own, place, energy).worth / places.length
    best = Math.max(best, at(weights, foe.table.index) * worth)
  }
  return best
}

/** Energy that is kept can be used in the next round, as far as there is room for it. */
export function savings({ table }: Fighter, energy: number): number {
  const { maxEnergy, regeneration } = table.class
  return 0.22 * Math.min(energy, Math.max(0, maxEnergy - regeneration))
}
