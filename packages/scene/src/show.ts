import type { Seat, Viewer } from '@sextant/engine'
import type { Effect } from './effect.ts'
import type { Gesture } from './gesture.ts'
import type { Scene } from './scene.ts'
import type { Skin } from './skin.ts'
import type { Catalogues, Text } from './text.ts'

/** How a game is shown: the other half of a game, beside its rules. */
export interface Show<S, A, E, O> {
  readonly skin: Skin
  readonly texts: Catalogues
  load(options: O): Presentation<S, A, E>
}

export interface Presentation<S, A, E> {
  /** The position as the viewer may see it. */
  scene(view: S, viewer: Viewer): Scene
  /** How a person takes an action; no two legal actions have the same gesture. */
  gesture(view: S, seat: Seat, action: A): Gesture
  /** What happened, in a sentence for the log and for screen readers; nothing for what need not be told. */
  tell(event: E): Text | undefined
  /** What is seen and heard of an event. */
  effects?(event: E): readonly Effect[]
  /** Actions to offer even when they are refused, so that a player sees the button and the reason. */
  offers?(view: S, seat: Seat): readonly A[]
}
