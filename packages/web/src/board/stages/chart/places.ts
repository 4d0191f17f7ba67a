import type { Point } from '@sextant/hex'
import type { ChartPlace, ChartStage } from '@sextant/scene'
import type { Places } from '../../geometry/places.ts'

export interface ChartPlaces extends Places {
  readonly kind: 'chart'
  readonly stage: ChartStage
  /** World units to one unit of the chart. */
  readonly unit: number
}

/** The longer side of every chart in world units, so that ports are as large on one as on another. */
const LONGER_SIDE = 17
const PORT = 0.78
const PIECE_SIZE = 0.86
/** How far from a place it is still meant. */
const NEAR = 1
/** The scale around a chart, outside of what is drawn on it. */
export const FRAME = 0.52

/** A chart's places where they lie, in the middle of the world. */
export function chartPlaces(stage: ChartStage): ChartPlaces {
  const { width, height, places } = stage
  const unit = LONGER_SIDE / Math.max(width, height, 1e-9)
  const x = Float64Array.from(places, place => (place.x - width / 2) * unit)
  const y = Float64Array.from(places, place => (place.y - height / 2) * unit)
  const [wide, high] = [width * unit + 2 * FRAME, height * unit + 2 * FRAME]
  return {
    kind: 'chart',
    stage,
    unit,
    count: places.length,
    x,
    y,
    bounds: { x: -wide / 2, y: -high / 2, width: wide, height: high },
    outline: OUTLINE,
    largestFit: 74,
    pieceSize: PIECE_SIZE,
    foot: 0.45 * PIECE_SIZE,
    rise: PIECE_SIZE,
    alongPath: true,
    angleOf: facing => (facing * Math.PI) / 3,
    at: (px, py) => nearest(x, y, px, py),
    within: box =>
      places.flatMap((_, place) => {
        const [px, py] = [x[place] ?? 0, y[place] ?? 0]
        const inside =
          px + NEAR > box.x &&
          px - NEAR < box.x + box.width &&
          py + NEAR > box.y &&
          py - NEAR < box.y + box.height
        return inside ? [place] : []
      }),
  }
}

/** Whether a stage has the same places and ways at the same points; notes and what has been gone may differ. */
export function sameChart({ stage: before }: ChartPlaces, stage: ChartStage): boolean {
  return (
    before === stage ||
    (before.width === stage.width &&
      before.height === stage.height &&
      before.places.length === stage.places.length &&
      before.ways.length === stage.ways.length &&
      stage.places.every(
        ({ x, y }, place) => before.places[place]?.x === x && before.places[place]?.y === y,
      ) &&
      stage.ways.every(({ from, to }, way) => before.ways[way]?.from === from && before.ways[way]?.to === to))
  )
}

export function isLarge({ size }: ChartPlace): boolean {
  return size === 'large'
}

function nearest(x: Float64Array, y: Float64Array, px: number, py: number): number {
  let found = -1
  let least = NEAR
  for (let place = 0; place < x.length; place++) {
    const far = Math.hypot(px - (x[place] ?? 0), py - (y[place] ?? 0))
    if (far > least) continue
    least = far
    found = place
  }
  return found
}

/** A circle, near enough. */
const OUTLINE: readonly Point[] = Array.from({ length: 24 }, (_, corner) => ({
  x: PORT * Math.cos((corner * Math.PI) / 12),
  y: PORT * Math.sin((corner * Math.PI) / 12),
}))
