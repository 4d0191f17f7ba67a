import type { Point } from '@sextant/hex'
import type { Rectangle } from './rectangle.ts'

/**
 * Where the places of a stage lie in the world, whose unit is the distance from a hex's centre to its corner. Drawing and
 * pointing know no more of a stage than this.
 */
export interface Places {
  /** That of the stage. */
  readonly kind: string
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
  /** How far below the middle of a piece the ground is, or the water it swims in. */
  readonly foot: number
  /** How far numbers rise from a place, where 1 is right for a hex. */
  readonly rise: number
  /** Pieces that move point along their way. */
  readonly alongPath?: boolean
  /** Which way a facing 0 … 5 points, in radians clockwise from east. */
  angleOf(facing: number): number
  /** The place a world point lies in, or -1. */
  at(x: number, y: number): number
  /** The places that reach into a box. */
  within(box: Rectangle): number[]
}

export function pointOf(places: Places, place: number): Point {
  return { x: places.x[place] ?? 0, y: places.y[place] ?? 0 }
}
