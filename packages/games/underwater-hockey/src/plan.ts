import type { Direction } from '@sextant/hex'

/** What a unit does in a turn. A dive or a surfacing comes before the first stroke of a swim. */
export type Plan = Swim | Flick | Steal

/** A swim along a path of directions; an empty path stays. A curl turns the unit first. */
export interface Swim {
  kind: 'swim'
  change: 'dive' | 'surface' | null
  curl: Direction | null
  path: Direction[]
}

/** The holder's pass or shot. */
export interface Flick {
  kind: 'flick'
  direction: Direction
  distance: number
}

/** From the holder that the unit faces. */
export interface Steal {
  kind: 'steal'
}

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

export function samePlan(a: Plan, b: Plan): boolean {
  switch (a.kind) {
    case 'swim':
      return b.kind === 'swim' && a.change === b.change && a.curl === b.curl && samePath(a.path, b.path)
    case 'flick':
      return b.kind === 'flick' && a.direction === b.direction && a.distance === b.distance
    case 'steal':
      return b.kind === 'steal'
  }
}

export function samePath(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((direction, stroke) => direction === b[stroke])
}
