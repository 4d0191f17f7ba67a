import type { Action } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Context } from './context.ts'

/** What somebody who knows the duel thinks of positions. */
export interface Evaluation {
  /** What is thought when a side has acted: of all hulls and crews that the other may have left. */
  leaves(context: Context, seat: 0 | 1, turn: number, own: Remains, otherCounters: readonly number[]): Leaves
  /**
   * What an action is worth to whoever takes it, thought through at length. Missing where nothing is estimated, and the
   * first thought is exact.
   */
  rollOut?(state: State, action: Action): number
}

/** What a side has left; its counters in the order of `COUNTERS`. */
export interface Remains {
  readonly hull: number
  readonly crew: number
  readonly counters: readonly number[]
}

/** What positions are worth to the side that has acted, that differ only in the hull and crew of the other. */
export interface Leaves {
  at(hull: number, crew: number): number
}
