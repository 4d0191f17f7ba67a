import type { GameTypes, Rules, Seat, Viewer } from '@sextant/engine'
import type { Effect } from './effects/index.ts'
import type { Gesture, Target } from './gesture.ts'
import type { Report } from './report.ts'
import type { Highlight, Scene } from './scene.ts'
import type { Skin } from './skin.ts'
import type { Catalogues, Text } from './text.ts'

/** How a game is shown: the other half of a game, beside its rules. */
export interface Show<T extends GameTypes> {
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
  /** How one match is shown: the loaded rules bring their tables with them. */
  load(rules: Rules<T>, options: T['options']): Presentation<T>
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

export interface Presentation<T extends GameTypes> {
  /** The position as the viewer may see it. */
  scene(view: T['state'], viewer: Viewer): Scene
  /** How a person takes an action; no two legal actions have the same gesture. */
  gesture(view: T['state'], seat: Seat, action: T['action']): Gesture
  /** What happened, in a sentence for the log and for screen readers; nothing for what need not be told. */
  tell(event: T['event']): Text | undefined
  /** The topics an event belongs to, by id. */
  topics?(event: T['event']): readonly string[]
  /** What is seen and heard of an event. */
  effects?(event: T['event']): readonly Effect[]
  /** Actions to offer even when they are refused, so that a player sees the button and the reason. */
  offers?(view: T['state'], seat: Seat): readonly T['action'][]
  /** Where a piece could go and strike if it were its turn, shown while it is pointed at: `reach` and `threat`. */
  reach?(view: T['state'], piece: string): readonly Highlight[]
  /** What some events add up to: those of a turn, or of a whole match. */
  report?(events: readonly T['event'][]): Report
  /** A newcomer's first turns, at most eight steps, each done on the real board. */
  readonly guide?: readonly GuideStep<T>[]
}

export interface GuideStep<T extends GameTypes> {
  readonly text: Text
  /** What to point at. */
  targets(view: T['state'], seat: Seat): readonly Target[]
  /** Whether the player has done it; `since` is what happened since the step was shown. */
  done(view: T['state'], seat: Seat, since: readonly T['event'][]): boolean
}
