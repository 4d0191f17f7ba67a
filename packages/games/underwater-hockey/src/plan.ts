import * as v from 'valibot'
import { direction } from './schema.ts'

/** What a unit does in a turn. A dive or a surfacing comes before the first stroke of a swim. */
export type Plan = Swim | Flick | Steal

/** A swim along a path of directions; an empty path stays. A curl turns the unit first. */
export interface Swim {
  kind: 'swim'
  change: 'dive' | 'surface' | null
  curl: number | null
  path: number[]
}

/** The holder's pass or shot. */
export interface Flick {
  kind: 'flick'
  direction: number
  distance: number
}

/** From the holder that the unit faces. */
export interface Steal {
  kind: 'steal'
}

export const pathSchema = v.pipe(v.array(direction), v.maxLength(4))
export const distanceSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))

export const planSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('swim'),
    change: v.nullable(v.picklist(['dive', 'surface'])),
    curl: v.nullable(direction),
    path: pathSchema,
  }),
  v.strictObject({ kind: v.literal('flick'), direction, distance: distanceSchema }),
  v.strictObject({ kind: v.literal('steal') }),
])

export function copyPlan(plan: Plan): Plan {
  switch (plan.kind) {
    case 'swim':
      return { kind: 'swim', change: plan.change, curl: plan.curl, path: plan.path.slice() }
    case 'flick':
      return { kind: 'flick', direction: plan.direction, distance: plan.distance }
    case 'steal':
      return { kind: 'steal' }
  }
}
