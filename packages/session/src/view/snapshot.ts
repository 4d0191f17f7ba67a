import type { Outcome, Refusal, Seat, Viewer } from '@sextant/engine'
import type { Arrow, Scene } from '@sextant/scene'
import type { Choice, RefusedChoice } from './choice.ts'

/** The current position as it is shown to one viewer, with what that viewer may do. */
export interface Snapshot {
  /** How many steps the viewer knows of: plans that others make in secret do not count. */
  readonly seq: number
  readonly viewer: Viewer
  readonly scene: Scene
  /** What others have done since the viewer last acted. */
  readonly trail: readonly Arrow[]
  readonly toAct: readonly Seat[]
  /** The person whose choices these are. */
  readonly actor: Seat | undefined
  readonly choices: readonly Choice[]
  /** Choices that take several actions with one gesture, such as a move and an attack; the single ones do as well. */
  readonly combinations: readonly Choice[]
  readonly refused: readonly RefusedChoice[]
  /** The buttons that are always offered, in their order. */
  readonly menu: readonly string[]
  readonly outcome: Outcome | undefined
  readonly whyNoUndo: Refusal | undefined
  readonly canRedo: boolean
}
