import type { Point } from '@sextant/hex'
import type { Effect, Piece, Scene } from '@sextant/scene'
import type { Pen } from '../draw/pen.ts'
import type { Places } from '../geometry/places.ts'
import type { Mover } from '../geometry/pose.ts'
import type { View } from '../geometry/view.ts'
import type { StageRenderer } from '../stages/stage-renderer.ts'

/**
 * How a kind of effect is played: how long it takes, what moves, what is drawn, and the scene after it. It is looked up by
 * an effect's own kind, and only handed effects of that kind.
 */
export interface EffectRenderer<E extends Effect = Effect> {
  readonly kind: E['kind']
  /** Milliseconds at the usual pace. */
  duration(effect: E, pace: Pace): number
  readonly timing?: Timing<E>
  /** Milliseconds after its end for which something of it, such as smoke, is still seen; nothing waits for that. */
  linger?(effect: E): number
  /** The sound that is heard when it begins. */
  sound?(effect: E): string

  /** Pieces in motion. */
  movers?(effect: E, at: EffectMoment<E>): readonly Mover[]
  /** Where the places of the stage lie while it goes on, where it moves them. */
  places?(effect: E, at: EffectMoment<E>): Places | undefined
  /** On the ground below pieces, above them (the usual), or over the view, in its CSS pixels. */
  readonly layer?: 'ground' | 'above' | 'view'
  draw?(pen: Pen, effect: E, at: EffectMoment<E>): void
  /** The places whose ground it draws on. */
  grounds?(effect: E): readonly number[]
  /** Whether it is shown for a while as a picture where motion is unwanted. */
  isPicture?(effect: E): boolean

  /** The scene once it has been seen; what leaves no trace, such as a number, changes nothing. */
  sceneAfter?(scene: Scene, effect: E, next: Scene | undefined): Scene
  /** Whether the scene is as after it from its start on. */
  readonly isAfterFromStart?: boolean
  /** The scene as it was before, where it is given as it is afterwards. */
  sceneBefore?(scene: Scene, effect: E): Scene
}

/**
 * When an effect begins, and what waits for it. Without any of this it begins when whatever came before is over, and
 * what comes after waits for its end.
 */
export interface Timing<E extends Effect = Effect> {
  /** It begins when the last thing struck, arrived or began to show. */
  readonly withLast?: boolean
  /** The part of it after which the next thing may begin; 1 if left out. */
  readonly blocks?: number
  /** The part of it at which what it causes is seen; the end if left out, `none` if it causes nothing. */
  readonly impact?: number | 'none'
  /** Playing is not over before it is, though the next thing may have begun. */
  readonly isAwaited?: boolean
  /** Those of the same key keep a gap of that many milliseconds between their beginnings. */
  spacing?(effect: E): { readonly key: number; readonly gap: number }
}

/** What durations depend on. */
export interface Pace {
  readonly stage: Pick<StageRenderer, 'vanishing'>
  /** How far apart two places are, so that a shot takes its time. */
  stepsBetween(from: number, to: number): number
}

/** An effect in the middle of being played. */
export interface EffectMoment<E extends Effect = Effect> {
  /** What of it has passed, 0 to 1; more than 1 while it lingers. */
  readonly part: number
  /** Motion is unwanted: it is shown as a picture. */
  readonly isPicture: boolean
  readonly scene: Scene
  /** The scene that the effects lead to. */
  readonly next: Scene | undefined
  readonly stage: StageRenderer
  readonly places: Places
  /** Pieces by place, in drawing order. */
  readonly stacks: ReadonlyMap<number, readonly Piece[]>
  /** The piece it is about, as it was when it began. */
  readonly piece: Piece | undefined
  readonly view: View
  /** The effects of its kind that are played with it, and which of them it is. */
  readonly alike: readonly E[]
  readonly number: number
  /** Where a piece stands when it does not move. */
  homeOf(piece: Piece): Point
  /** Whether a place is to be drawn now. */
  isShown(place: number): boolean
}
