import type {
  Acted,
  Forecast,
  GameTypes,
  MatchEnd,
  Outcome,
  Refusal,
  Rules,
  Seat,
  Turn,
  Viewer,
} from '@sextant/engine'
import type { OpenTurn } from './turn.ts'

/**
 * A match as one device holds it: played in this process (`LocalMatch`) or elsewhere, with views and events that come
 * over a network. What is known is read at once; what changes the match is asked for and waited for.
 */
export interface MatchClient<T extends GameTypes> {
  readonly rules: Rules<T>
  readonly options: T['options']
  /** What was promised of the match before its first draw. */
  readonly commitment: string
  /** The seed of the dice that a bot draws for a decision: the same for the same seed of the match, and secret as that is. */
  botSeed(decision: readonly (string | number)[]): string
  /** How many steps have been taken, as far as this device knows: not a number to show to anyone. */
  readonly seq: number
  /** How many of them a viewer knows of. */
  seqFor(viewer: Viewer): number
  readonly toAct: readonly Seat[]
  /** Whose turn it is, where the rules say it. */
  readonly turn: Turn | undefined
  readonly outcome: Outcome | undefined
  /** The turn that was under way when the match was opened. */
  readonly openTurn: OpenTurn
  view(viewer: Viewer): T['state']
  /**
   * What a viewer has heard, step by step, from the set-up or a later step on, which counts as `seq` does. Steps that it
   * cannot know of are left out.
   */
  heard(viewer: Viewer, fromStep?: number): readonly HeardStep<T>[]
  legal(seat: Seat): readonly T['action'][]
  forecast(seat: Seat, action: T['action']): Forecast | undefined
  /** Why `undo` would be refused, or nothing. */
  whyNoUndo(seat: Seat): Refusal | undefined
  /** Takes an action, which is checked to be one first. Rejects where the rules fail; the match then stands as it stood. */
  submit(seat: Seat, action: unknown): Promise<Acted<T['event']>>
  undo(seat: Seat): Promise<Refusal | undefined>
  redo(seat: Seat): Promise<Refusal | undefined>
  /** Resigns, calls the match off, or the like. */
  end(end: MatchEnd): Promise<Refusal | undefined>
  /**
   * Calls back once after every change, in order, whoever made it and however late it arrives: at that moment the client shows
   * the match right after it, and what made it through this client has not resolved yet. Returns a function that stops it.
   */
  subscribe(listener: (change: MatchChange) => void): () => void
}

/** A step more; or steps were taken back, done again, or so many were missed that the match is shown afresh. */
export type MatchChange = 'step' | 'rewritten'

/** What a viewer heard of one step. */
export interface HeardStep<T extends GameTypes> {
  /** Counts what the viewer knows of; 0 is the set-up. */
  readonly step: number
  /** Who acted; nobody at the set-up, and where nobody in particular ended the match. */
  readonly seat: Seat | undefined
  readonly events: readonly T['event'][]
  /** The step ended the match, and no rule made it. */
  readonly end?: MatchEnd
}
