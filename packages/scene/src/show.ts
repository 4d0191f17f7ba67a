import type { Seat, Viewer } from '@sextant/engine'
import type { Effect } from './effects/index.ts'
import type { Gesture, Target } from './gesture.ts'
import type { Report } from './report.ts'
import type { Highlight, Scene } from './scene.ts'
import type { Skin } from './skin.ts'
import type { Catalogues, Text } from './text.ts'

/** How a game is shown: the other half of a game, beside its rules. */
export interface Show<S, A, E, O> {
  readonly skin: Skin
  readonly texts: Catalogues
  /** What events can be about, so that a log can be filtered and a replay jumped through. */
  readonly topics?: readonly Topic[]
  /** The numbers of the options that a player may change for a match. */
  readonly settings?: readonly Setting[]
  /**
   * `side`, the usual: the board, and everything else beside it. `columns`: what is known to the left of the board, what
   * happened and is to be done to the right of it.
   */
  readonly layout?: 'side' | 'columns'
  load(options: O): Presentation<S, A, E>
}

export interface Topic {
  readonly id: string
  readonly name: Text
  /** Worth jumping to in a replay. */
  readonly landmark?: boolean
}

export interface Setting {
  /** Where it is in the options, as a JSON Pointer: `/ruleset/units/cavalry/cost`. */
  readonly at: string
  readonly name: Text
  /** Settings of a group stand together: `Costs`. */
  readonly group: Text
  readonly min: number
  readonly max: number
  readonly step: number
}

export interface Presentation<S, A, E> {
  /** The position as the viewer may see it. */
  scene(view: S, viewer: Viewer): Scene
  /** How a person takes an action; no two legal actions have the same gesture. */
  gesture(view: S, seat: Seat, action: A): Gesture
  /** What happened, in a sentence for the log and for screen readers; nothing for what need not be told. */
  tell(event: E): Text | undefined
  /** The topics an event belongs to, by id. */
  topics?(event: E): readonly string[]
  /** What is seen and heard of an event. */
  effects?(event: E): readonly Effect[]
  /** Actions to offer even when they are refused, so that a player sees the button and the reason. */
  offers?(view: S, seat: Seat): readonly A[]
  /** Where a piece could go and strike if it were its turn, for whoever points at it: `reach` and `threat`. */
  reach?(view: S, piece: string): readonly Highlight[]
  /** What some events add up to: those of a turn, or of a whole match. */
  report?(events: readonly E[]): Report
  /** A newcomer's first turns, at most eight steps, each done on the real board. */
  readonly guide?: readonly GuideStep<S, E>[]
}

export interface GuideStep<S, E> {
  readonly text: Text
  /** What to point at. */
  targets(view: S, seat: Seat): readonly Target[]
  /** Whether the player has done it; `since` is what happened since the step was shown. */
  done(view: S, seat: Seat, since: readonly E[]): boolean
}
