import type { Orientation, Point } from '@sextant/hex'
import type { Piece, Scene, Side, Skin, Stage } from '@sextant/scene'
import type { HighlightStyle } from '../draw/highlight.ts'
import type { Pen } from '../draw/pen.ts'
import type { Places } from '../geometry/places.ts'
import type { Mover, Pose } from '../geometry/pose.ts'
import type { Rectangle } from '../geometry/rectangle.ts'
import type { Texts } from '../words.ts'
import type { WalkKey } from './walk-key.ts'

/**
 * How a kind of stage is drawn, walked over and read out. It is looked up by a stage's own kind, and only handed stages
 * of that kind (`S`) and the places it made for them (`P`).
 */
export interface StageRenderer<S extends Stage = Stage, P extends Places = Places> {
  readonly kind: S['kind']
  /** Where the places lie: `before` itself where nothing moved, so that what was worked out for it stays good. */
  places(stage: S, before: P | undefined): P

  /** What does not move, within a box of the world. */
  drawGround(pen: Pen, on: OnStage<S, P>, box: Rectangle): void
  /** Whether so much is in view that its ground is drawn faster from a cache of tiles. */
  isTiled?(places: P, box: Rectangle): boolean
  /** The places whose ground looks different; all of it without this. */
  changedGround?(before: S, after: S): Set<number> | undefined
  readonly highlights?: HighlightStyle<P>

  drawBelowPieces?(pen: Pen, on: OnStage<S, P>, isOccupied: (place: number) => boolean, seconds: number): void
  /** After the pieces of a place. */
  drawAbovePieces?(pen: Pen, on: OnStage<S, P>, place: number): void
  /** All pieces, those in motion as well, in place of how pieces are usually drawn. */
  drawPieces?(pen: Pen, on: OnStage<S, P>, pieces: ShownPieces, box: Rectangle, seconds: number): void
  /** What is known of the place that is pointed at. */
  drawPointed?(pen: Pen, on: OnStage<S, P>, place: number, box: Rectangle): void
  /** Where a bar of a piece lies, where pieces are drawn in another way than usual; nothing where it is too small. */
  barBox?(pen: Pen, on: OnStage<S, P>, piece: Piece, number: number): Rectangle | undefined
  /** How players call a place, as logs do: `2,−1`. */
  address?(stage: S, place: number): string | undefined
  /** `whole`: what changes at one place may change what is drawn at others, such as names that make room. */
  readonly redraws?: 'places' | 'whole'
  /** Whether something moves while nothing happens, such as ships on waves. */
  isAnimated?(skin: Skin, stage: S): boolean

  /** The place that a key leads to, or the same one where there is none. */
  walk(places: P, from: number, key: WalkKey): number
  /** The places as rows of a grid, for screen readers. */
  rows(places: P): MirrorRow[]
  /** What a screen reader says of a place, beside who is there. */
  describe(scene: Scene, stage: S, place: number, texts: Texts): string[]
  /** How directions are named; where this is missing, nothing is said of where pieces face. */
  orientation?(stage: S): Orientation

  /** How a piece leaves the stage, where it does not fall apart. */
  readonly vanishing?: Vanishing
  /** Cells that are taken by a side. */
  readonly holding?: Holding<S, P>
  /** The stage with its opponents at another distance, or part of the way there. */
  atDistance?(stage: S, distance: number, part: number): S
}

/** A stage of a scene and where its places lie. */
export interface OnStage<S extends Stage = Stage, P extends Places = Places> {
  readonly scene: Scene
  readonly stage: S
  readonly places: P
}

/** Pieces by place, in drawing order, and those in motion by id. */
export interface ShownPieces {
  readonly stacks: ReadonlyMap<number, readonly Piece[]>
  readonly movers: ReadonlyMap<string, Mover>
}

/** A row of the grid as it is seen, left to right. */
export interface MirrorRow {
  /** Counted from 0, gaps included. */
  readonly index: number
  /** How many columns the whole grid has. */
  readonly columns: number
  readonly cells: readonly { readonly place: number; readonly column: number }[]
}

export interface Vanishing {
  /** Milliseconds. */
  readonly duration: number
  pose(home: Point, part: number): Pose
  draw(pen: Pen, at: Point, part: number): void
}

export interface Holding<S extends Stage = Stage, P extends Places = Places> {
  after(stage: S, cells: ReadonlySet<number>, side: number): S
  /** A cell that is turning to a side; `part` of it has passed, 0 to 1. */
  draw(pen: Pen, on: OnStage<S, P>, cell: number, side: Side | undefined, part: number): void
}
