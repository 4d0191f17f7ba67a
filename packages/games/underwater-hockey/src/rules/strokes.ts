import type { Plan } from '../plan.ts'
import type { Unit } from '../state.ts'

/** Straight ahead, then 60° to the right and to the left. */
export const SIDES_AHEAD = [0, 1, 5] as const

/** Whether a direction is straight ahead or 60° to either side. */
export function isAhead(facing: number, direction: number): boolean {
  const off = (direction - facing + 6) % 6
  return off === 0 || off === 1 || off === 5
}

/** How a swim that is planned now begins: the facing, and the number of strokes. */
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
