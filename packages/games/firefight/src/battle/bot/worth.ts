import { costs } from '../costs.ts'
import { costOfUnit } from '../rules/cost.ts'
import type { Tables } from '../tables.ts'

/** Share of a unit's worth that goes with its life; the rest goes with its wounds, one like the other. */
const LIFE = 0.45

/** What each unit is worth with each number of wounds left, in points of cost. */
export type Worths = readonly Float64Array[]

export function worthsOf({ units, rules }: Tables): Worths {
  return units.map(({ unit, wounds, cost }) => {
    const whole = cost > 0 ? cost : Math.max(1, costOfUnit(unit, costs, rules))
    return Float64Array.from({ length: wounds + 1 }, (_, left) =>
      left === 0 ? 0 : whole * (LIFE + ((1 - LIFE) * left) / wounds),
    )
  })
}

export function worthAt(worths: Worths, unit: number, left: number): number {
  return worths[unit]?.[left] ?? 0
}
