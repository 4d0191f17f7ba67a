import * as v from 'valibot'
import type { StageKind } from './kind.ts'

/** Two opponents on open water; piece places are 0 (left) and 1 (right). */
export interface SeaStage {
  readonly kind: 'sea'
  readonly distance: number
  /** The distance at which they lose sight of each other. */
  readonly farthest: number
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
