import type { Point } from '@sextant/hex'
import type { Stage } from '@sextant/scene'
import { type ChartPlaces, chartPlaces, sameChart } from '../stages/chart/places.ts'
import { type HexPlaces, hexPlaces, sameHexes } from '../stages/hexes/places.ts'
import type { Rectangle } from './rectangle.ts'
import { type SeaPlaces, seaPlaces } from '../stages/sea/places.ts'

/** Where the places of a stage lie in the world, whose unit is the distance from a hex's centre to its corner. */
export type Places = HexPlaces | SeaPlaces | ChartPlaces

/** What every stage can answer; drawing and pointing know no more of it. */
export interface AnyPlaces {
  /** Places are numbered 0 … count-1. */
  readonly count: number
  /** Centres. */
  readonly x: Float64Array
  readonly y: Float64Array
  readonly bounds: Rectangle
  /** The corners of a place around its centre, clockwise. */
  readonly outline: readonly Point[]
  /** CSS pixels to the world unit beyond which fitting the whole into view blows it up no further. */
  readonly largestFit: number
  /** How large pieces are, where 1 is right for a hex. */
  readonly pieceSize: number
  /** Which way a facing 0 … 5 points, in radians clockwise from east. */
  angleOf(facing: number): number
  /** The place a world point lies in, or -1. */
  at(x: number, y: number): number
  /** The places that reach into a box. */
  within(box: Rectangle): number[]
}

/** The same object as before where nothing moved, so that what was worked out for it stays good. */
export function placesOf(stage: Stage, before?: Places): Places {
  if (stage.kind === 'sea') {
    const same =
      before?.kind === 'sea' && before.distance === stage.distance && before.farthest === stage.farthest
    return same ? before : seaPlaces(stage)
  }
  if (stage.kind === 'chart')
    return before?.kind === 'chart' && sameChart(before, stage) ? before : chartPlaces(stage)
  return before?.kind === 'hexes' && sameHexes(before, stage) ? before : hexPlaces(stage)
}

export function pointOf(places: Places, place: number): Point {
  return { x: places.x[place] ?? 0, y: places.y[place] ?? 0 }
}
