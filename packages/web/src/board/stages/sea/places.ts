import type { Point } from '@sextant/hex'
import { drawableSea, type SeaStage } from '@sextant/scene'
import type { Places } from '../../geometry/places.ts'

export interface SeaPlaces extends Places {
  readonly kind: 'sea'
  /** Between two marks while the ships glide. */
  readonly distance: number
  readonly farthest: number
  /** World units to one mark of the rope. */
  readonly mark: number
}

/** How far a ship's middle keeps from the middle of the sea when they touch, and when they lose sight. */
const ALONGSIDE = 1.42
const OUT_OF_SIGHT = 3.85
const SHIP_SIZE = 1.9
/** A ship's middle is at 0, the water it swims in below it. */
export const WATERLINE = 1
/** Where sea and sky meet. */
export const HORIZON = -0.15
/** The rope lies before the ships, under their names and bars. */
export const ROPE = 3.12

/** Two ships on a rope, as far apart as their distance, both as far from the middle. */
export function seaPlaces(stage: Pick<SeaStage, 'distance' | 'farthest'>): SeaPlaces {
  const { distance, farthest } = drawableSea(stage)
  const mark = (2 * (OUT_OF_SIGHT - ALONGSIDE)) / Math.max(farthest, 1)
  const half = ALONGSIDE + (distance * mark) / 2
  const x = Float64Array.of(-half, half)
  return {
    kind: 'sea',
    distance,
    farthest,
    mark,
    count: 2,
    x,
    y: Float64Array.of(0, 0),
    bounds: { x: -5.15, y: -2.5, width: 10.3, height: 6.9 },
    outline: OUTLINE,
    largestFit: 104,
    pieceSize: SHIP_SIZE,
    foot: WATERLINE,
    rise: 1.05, // before the sails: above them are the badges
    angleOf: facing => (facing * Math.PI) / 3,
    at: (px, py) =>
      x.findIndex(centre => Math.abs(px - centre) <= ALONGSIDE && py >= -2.2 && py <= ROPE - 0.3),
    within: box =>
      [0, 1].filter(place => Math.abs((x[place] ?? 0) - box.x - box.width / 2) < box.width / 2 + 2),
  }
}

/** A ring on the water around the hull. */
const OUTLINE: readonly Point[] = Array.from({ length: 32 }, (_, corner) => ({
  x: 1.5 * Math.cos((corner * Math.PI) / 16),
  y: WATERLINE + 0.02 + 0.36 * Math.sin((corner * Math.PI) / 16),
}))
