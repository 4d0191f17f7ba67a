import type { Point } from '@sextant/hex'
import type { SeaStage } from '@sextant/scene'
import type { AnyPlaces } from './places.ts'

export interface SeaPlaces extends AnyPlaces {
  readonly kind: 'sea'
  readonly distance: number
  readonly farthest: number
  /** World units to one mark of the rope. */
  readonly mark: number
  /** From the middle of the sea to either end of the rope, where sight ends. */
  readonly halfRope: number
}

/** Half the rope at its longest, and how far a ship's middle keeps from the middle of the sea when they touch. */
const HALF_ROPE = 5.2
const ALONGSIDE = 1.5
const SHIP_SIZE = 1.9

/** Two ships on a rope, as far apart as their distance, both as far from the middle. */
export function seaPlaces({ distance, farthest }: SeaStage): SeaPlaces {
  const mark = (2 * (HALF_ROPE - ALONGSIDE)) / farthest
  const half = ALONGSIDE + (distance * mark) / 2
  const x = Float64Array.of(-half, half)
  return {
    kind: 'sea',
    distance,
    farthest,
    mark,
    halfRope: HALF_ROPE,
    count: 2,
    x,
    y: Float64Array.of(0, 0),
    bounds: { x: -6.7, y: -2.6, width: 13.4, height: 6.4 },
    outline: OUTLINE,
    largestFit: 96,
    pieceSize: SHIP_SIZE,
    angleOf: facing => (facing * Math.PI) / 3,
    at: (px, py) => x.findIndex(centre => Math.hypot(px - centre, py) <= ALONGSIDE),
    within: box =>
      [0, 1].filter(place => Math.abs((x[place] ?? 0) - box.x - box.width / 2) < box.width / 2 + 2),
  }
}

/** A circle, near enough. */
const OUTLINE: readonly Point[] = Array.from({ length: 24 }, (_, corner) => ({
  x: ALONGSIDE * Math.cos((corner * Math.PI) / 12),
  y: ALONGSIDE * Math.sin((corner * Math.PI) / 12),
}))
