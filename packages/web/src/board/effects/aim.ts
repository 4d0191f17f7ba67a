import type { Point } from '@sextant/hex'
import type { StrikeEffect } from '@sextant/scene'
import { heading } from '../geometry/path.ts'
import { type Places, pointOf } from '../geometry/places.ts'

/** How far into a strike it lands. */
export const STRIKE_IMPACT = 0.55

/** From whom to whom, wherever it is: on a hex the water is at their feet, at sea they swim in it. */
export interface Aim {
  readonly from: Point
  readonly to: Point
  /** One unit from the one towards the other. */
  readonly ahead: Point
  /** How large pieces are, where 1 is right for a hex. */
  readonly size: number
  /** How far below their middle the water, or the ground, is. */
  readonly foot: number
}

export function aimOf({ from, to }: Pick<StrikeEffect, 'from' | 'to'>, places: Places): Aim {
  return {
    from: pointOf(places, from),
    to: pointOf(places, to),
    ahead: heading(from, to, places),
    size: places.pieceSize,
    foot: places.foot,
  }
}
