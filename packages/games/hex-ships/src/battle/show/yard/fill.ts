import type { Dice } from '@sextant/engine'
import { captains } from '../../scenarios.ts'
import type { Fleet } from '../../schema/fleets.ts'
import type { Ruleset } from '../../schema/rules.ts'
import { stockDesigns } from './stock.ts'

/** A fleet that takes up a size: warships of many kinds, the large ones first, and captains for them as long as there are some. */
export function filledFleet(rules: Ruleset, size: number, most: number, dice: Dice): Fleet {
  const warships = stockDesigns(rules).flatMap(({ value }) => {
    const sheet = rules.classes[value.class]
    // Freighters and stations are no choice of one's own: too few weapons for their size, or no engines.
    const isArmed = value.weapons.filter(id => id !== null).length > (sheet?.size ?? 0) / 2
    return sheet && sheet.maxSpeed > 0 && isArmed ? [{ design: value, size: sheet.size }] : []
  })
  const chosen: typeof warships = []
  for (let left = size; chosen.length < most; ) {
    // At most half of the size in one ship, unless nothing smaller is left: a fleet is more than its flagship.
    const fitting = warships.filter(ship => ship.size <= left && (ship.size <= size / 2 || size <= 2))
    const rare = fitting.filter(({ design }) => !chosen.some(other => other.design.class === design.class))
    const pool = rare.length > 0 ? rare : fitting
    if (pool.length === 0) break
    // One that leaves more size than the places that are left can take would waste it.
    const least = Math.min(Math.ceil(left / (most - chosen.length)), Math.max(...pool.map(ship => ship.size)))
    const next = dice.pick(pool.filter(ship => ship.size >= least))
    chosen.push(next)
    left -= next.size
  }
  const officers = dice.shuffle(Object.values(captains))
  return chosen
    .toSorted((a, b) => b.size - a.size)
    .map(({ design }, index) => {
      const captain = officers[index]
      return { ...design, weapons: [...design.weapons], ...(captain && { captain }) }
    })
}
