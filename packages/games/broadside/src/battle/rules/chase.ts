import type { Emit } from '@sextant/engine'
import type { ActionId } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Chase, State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'

/**
 * Where the ruleset has an answer to it: a side that gains with its whole turn, and is closed on with the whole of the other's, has
 * only kept its distance. At the last time that it may, and every time from then on, the chaser closes in and holds on: through its next
 * turn the runner cannot gain.
 */
export function followChase(
  tables: Tables,
  state: State,
  seat: number,
  type: ActionId,
  emit: Emit<Event>,
): void {
  const { chase: rule, turns } = tables.ruleset
  if (!rule) return
  const next = pursued(state, seat, type, turns.actions)
  if (next.steps < 2 * turns.actions) {
    setChase(state, next)
    return
  }
  const times = next.times + 1
  setChase(state, { ...next, times: Math.min(times, rule.times - 1), steps: 0 })
  if (times < rule.times) {
    emit({ type: 'kept-distance', seat, left: rule.times - times })
    return
  }
  const from = state.D
  state.D = closedIn(tables, seat, from)
  sideOf(state, otherSeat(seat)).gripped = true
  emit({ type: 'closed-in', seat, from, to: state.D })
}

/** The distance at which a chaser is that closes in, never nearer than it comes by itself. */
function closedIn(tables: Tables, seat: number, D: number): number {
  const { chase } = tables.ruleset
  return Math.min(D, Math.max(combatantOf(tables, seat).nearest, D - (chase?.closes ?? 0)))
}

/** The distance after an action that closes by one. */
export function distanceClosed(tables: Tables, state: State, seat: number): number {
  const { chase: rule, turns } = tables.ruleset
  if (!rule) return state.D - 1
  const { times, steps } = pursued(state, seat, 'close', turns.actions)
  const caught = steps === 2 * turns.actions && times + 1 >= rule.times
  return caught ? closedIn(tables, seat, state.D - 1) : state.D - 1
}

/** The chase with one more action: gains of a whole turn by the runner, then closes of a whole turn by the other. */
function pursued({ T, chase = NO_CHASE }: State, seat: number, type: ActionId, actions: number): Chase {
  const { runner, times, steps } = chase
  const taken = T % actions
  if (type === 'gain') {
    if (taken === 0) return { runner: seat === 0 ? 0 : 1, times: runner === seat ? times : 0, steps: 1 }
    if (runner === seat && steps === taken) return { ...chase, steps: steps + 1 }
  }
  if (type === 'close' && runner === otherSeat(seat) && steps === actions + taken)
    return { ...chase, steps: steps + 1 }
  return { ...chase, steps: 0 }
}

export const NO_CHASE: Chase = { runner: 0, times: 0, steps: 0 }

/** A chase of which nothing has come yet is none. */
export function setChase(state: State, chase: Chase): void {
  if (chase.times === 0 && chase.steps === 0) delete state.chase
  else state.chase = chase
}
