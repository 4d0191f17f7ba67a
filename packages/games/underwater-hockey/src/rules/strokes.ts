import type { Plan } from '../plan.ts'
import type { Unit } from '../state.ts'

/** How a swim that is planned now begins: facing where, and with how many strokes. */
export interface Start {
  readonly facing: number
  readonly strokes: number
}

/** A planned curl comes first and takes its time out of the swim. */
export function startOf(unit: Unit, plan: Plan | null | undefined): Start {
  if (plan?.kind !== 'swim' || plan.curl === null) return { facing: unit.facing, strokes: unit.speed }
  return { facing: plan.curl, strokes: strokesAfterCurl(unit.speed, unit.turn) }
}

/** What a curl leaves of a swim, rounded down; its time is in thirds of a turn. */
export function strokesAfterCurl(speed: number, thirds: number): number {
  return Math.floor((speed * (3 - thirds)) / 3)
}
