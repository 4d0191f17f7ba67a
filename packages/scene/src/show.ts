import type { Forecast, GameTypes, Rules, Seat, Viewer } from '@sextant/engine'
import type { Builder } from './builder/builder.ts'
import type { Effect } from './effects/index.ts'
import type { Gesture, Ghost, PickGesture, PressGesture, Target } from './gesture.ts'
import type { Headline } from './headline.ts'
import type { Loadable } from './loadable.ts'
import type { Report } from './report.ts'
import type { Highlight, Panel, Scene } from './scene.ts'
import type { Skin } from './skin.ts'
import type { Catalogues, Text } from './text.ts'

/** How a game is shown: the other half of a game, beside its rules. */
export interface Show<T extends GameTypes> {
  readonly skin: Skin
  readonly texts: Catalogues
  /** What events can be about, so that a log can be filtered and a replay jumped through. */
  readonly topics?: readonly Topic[]
  /** Parts of the options that come in several variants, to choose from for a match: each side's ship or team. */
  readonly parts?: Loadable<readonly OptionPart[]>
  /** The numbers of the options that a player may change for a match. */
  readonly settings?: Loadable<readonly Setting[]>
  /** What players can build for its matches. */
  readonly builders?: Loadable<readonly Builder<T['options']>[]>
  /**
   * `side`, the usual: the board, and everything else beside it. `columns`: what is known to the left of the board, what
   * happened and is to be done to the right of it.
   */
  readonly layout?: 'side' | 'columns'
  /**
   * The rules of this match on one page: goal, turn, pieces with their numbers, terrain, counters, made from the data in
   * play. Loaded when it is asked for.
   */
  rulesCard?(rules: Rules<T>, options: T['options']): Promise<readonly Panel[]>
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
  /** It stands with the parts, as one of the first things to decide. */
  readonly besideParts?: boolean
  /** Other places that get the same number: the full hull of a ship that starts whole. */
  readonly also?: readonly string[]
}

export interface OptionPart {
  /** The part of the options that is replaced, as a JSON Pointer: `/sides/0`. Settings apply after it. */
  readonly at: string
  readonly name: Text
  readonly variants: readonly PartVariant[]
  /** The id of a builder: players may put in what they have built. Offered where the scenario has such a part. */
  readonly builder?: string
  /** The seat that it is the part of, by number. */
  readonly seat?: number
  /** Parts within another part, folded together under this heading. They come after it, and are offered where it has them. */
  readonly group?: Text
}

export interface PartVariant {
  readonly id: string
  readonly name: Text
  /** Its numbers in one line: `Hull 48, crew 30`. */
  readonly about?: Text
  /** An icon of the skin. */
  readonly icon?: string
  /** What stands at that place of the options when this one is chosen. */
  readonly value: unknown
}

export interface Presentation<T extends GameTypes> {
  /** The position as the viewer may see it. */
  scene(view: T['state'], viewer: Viewer): Scene
  /** How a person takes an action; no two legal actions have the same gesture. */
  gesture(view: T['state'], seat: Seat, action: T['action']): Gesture
  /** Several actions that one gesture takes one after the other, such as a move and the attack it makes possible. */
  combinations?(view: T['state'], seat: Seat): readonly Combination<T>[]
  /** What can be left to the game for a while, such as to deploy the rest. */
  routines?(view: T['state'], seat: Seat): readonly Routine<T>[]
  /** What a forecast comes to, before its details; nothing where there is nothing to say. */
  headline?(view: T['state'], seat: Seat, action: T['action'], forecast: Forecast): Headline | undefined
  /** Why the last of some targets can not be chosen after the others, for a click that does nothing. */
  whyNot?(view: T['state'], seat: Seat, targets: readonly Target[]): Text | undefined
  /** What happened, in a sentence for the log and for screen readers; nothing for what need not be told. */
  tell(event: T['event']): Text | undefined
  /** The topics an event belongs to, by id. */
  topics?(event: T['event']): readonly string[]
  /** What is seen and heard of an event. */
  effects?(event: T['event']): readonly Effect[]
  /** Actions to offer even when they are refused, so that a player sees the button and the reason. */
  offers?(view: T['state'], seat: Seat): readonly T['action'][]
  /**
   * Where a piece could go and strike if it were its turn, shown while it is pointed at: `reach` and `threat`. With a part
   * of its diagram, what that part could do; with a ghost of it, what it could do from there. Where distance matters, what it
   * could strike comes in bands, with words on one cell of each.
   */
  reach?(view: T['state'], piece: string, part?: string, ghost?: Ghost): readonly Highlight[]
  /** What some events add up to: those of a turn, or of a whole match. */
  report?(events: readonly T['event'][]): Report
  /** The last rolls, kept on screen in a panel of this title: those of the effects `dice`. */
  readonly diceLog?: { readonly title: Text; readonly most: number }
  /** A newcomer's first turns, at most eight steps, each done on the real board. */
  readonly guide?: readonly GuideStep<T>[]
}

export interface Combination<T extends GameTypes> {
  /**
   * Those after the first are legal once the ones before them are done, without dice between them. A single one is another
   * gesture for it.
   */
  readonly actions: readonly [T['action'], ...T['action'][]]
  readonly gesture: PickGesture
}

/**
 * Once a person has pressed its button, its action is taken at each of their decisions, as long as the routine is there: what
 * others do in between does not stop it.
 */
export interface Routine<T extends GameTypes> {
  readonly action: T['action']
  readonly gesture: PressGesture
}

export interface GuideStep<T extends GameTypes> {
  readonly text: Text
  /** What to point at. */
  targets(view: T['state'], seat: Seat): readonly Target[]
  /** Whether the player has done it; `since` is what happened since the step was shown. */
  done(view: T['state'], seat: Seat, since: readonly T['event'][]): boolean
}
