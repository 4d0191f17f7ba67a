import type { Action } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Context } from './context.ts'

/** Values of positions, from an exact table or from a value network. */
export interface Evaluation {
  /** For a side that has just acted: the values over all hulls and crews that the other may have left. */
  leaves(context: Context, seat: 0 | 1, turn: number, own: Remains, otherCounters: readonly number[]): Leaves
  /** Rollouts from a state. Missing where `leaves` is exact. */
  rollOuts?(state: State): Rollout
}

/** One rollout: plays an action and then up to `steps` in all; its value to the side that takes it. */
export type Rollout = (action: Action, steps: number) => number

/** What a side has left; its counters in the order of `COUNTERS`. */
export interface Remains {
  readonly hull: number
  readonly crew: number
  readonly counters: readonly number[]
}

/** Values, to the side that has acted, of positions that differ only in the hull and crew of the other. */
export interface Leaves {
  at(hull: number, crew: number): number
}
