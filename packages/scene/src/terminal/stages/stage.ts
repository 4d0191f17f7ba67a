import type { Orientation } from '@sextant/hex'
import type { Piece, Scene } from '../../scene.ts'
import type { Stage } from '../../stages/index.ts'
import type { Text } from '../../text.ts'
import type { Canvas } from '../canvas.ts'
import type { Drawing } from '../drawing.ts'
import type { LegendSection } from '../legend-section.ts'

/**
 * How a kind of stage is written in the terminal. Methods are only called with a stage of this very kind, which is what
 * it was looked up by.
 */
export interface TerminalStage<S extends Stage = Stage> {
  readonly kind: S['kind']
  draw(drawing: Drawing, stage: S): DrawnStage
  /** What a place is called in notes and lists. */
  address(stage: S, place: number, scene: Scene, say: (text: Text | number) => string): string
  /** What a place is called in menus, where that is not its address. */
  name?(stage: S, place: number, say: (text: Text | number) => string): string | undefined
  /** How the six directions lie; as on a pointy board without it. */
  orientation?(stage: S): Orientation
  /** What its own characters stand for: those of the ground, and those that name places. */
  legend?(drawing: Drawing, stage: S): StageLegend
}

export interface StageLegend {
  readonly ground: readonly LegendSection[]
  readonly addresses: readonly LegendSection[]
}

/** A stage as drawn, and the pieces that could not be drawn with all they have. */
export interface DrawnStage {
  readonly canvas: Canvas
  readonly crowded: readonly Piece[]
}
