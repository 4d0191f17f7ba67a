import * as v from 'valibot'
import type { StageKind } from './kind.ts'

/** Two opponents on open water; piece places are 0 (left) and 1 (right). */
export interface SeaStage {
  readonly kind: 'sea'
  readonly distance: number
  /** The distance at which they lose sight of each other. */
  readonly farthest: number
}

/** The longest rope that is drawn. */
const LONGEST_ROPE = 1_000_000

/**
 * The distances of a sea as they can be drawn, whatever they are: a renderer that draws each mark of a rope of 1e308 never comes to its
 * end. The ships stay where they are on it in proportion.
 */
export function drawableSea({ distance, farthest }: Pick<SeaStage, 'distance' | 'farthest'>): {
  readonly distance: number
  readonly farthest: number
} {
  const whole = Math.max(1, Number.isFinite(farthest) ? farthest : LONGEST_ROPE)
  const scale = Math.min(1, LONGEST_ROPE / whole)
  const part = Number.isNaN(distance) ? 0 : Math.min(Math.max(distance / whole, 0), 1)
  return scale === 1
    ? { distance: part === 0 || part === 1 ? part * whole : distance, farthest: whole }
    : { distance: part * LONGEST_ROPE, farthest: LONGEST_ROPE }
}

export const sea: StageKind<SeaStage> = {
  kind: 'sea',
  schema: v.strictObject({ kind: v.literal('sea'), distance: v.number(), farthest: v.number() }),
  places: () => 2,
  noPlace: (_, place) => `there is no place ${place} on the sea; places are 0 and 1`,
  flaws({ distance, farthest }) {
    if (!(farthest > 0))
      return [{ path: '/stage/farthest', message: `${farthest} leaves no room; it must be above 0` }]
    if (distance >= 0 && distance <= farthest) return []
    return [
      { path: '/stage/distance', message: `${distance} is off the rope, which goes from 0 to ${farthest}` },
    ]
  },
}
