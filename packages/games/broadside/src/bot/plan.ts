import type { Dice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { combatantOf, type Duel, otherSeat, sideOf } from '../duel.ts'
import { legalActions } from '../rules/actions-menu.ts'
import { broken } from '../rules/end-states.ts'
import { copyState, type State } from '../state.ts'
import { atOnce } from './at-once.ts'
import { sketch } from './sketch.ts'
import { DECIDED, standing, worthOfFlight } from './standing.ts'
import { liking } from './temper.ts'

/** How a script thinks. */
export interface Mind {
  /** How much its own ship counts beside the other's: 1 as much, 0 not at all. */
  readonly care: number
  /** Whether it reckons with the other's next turn, or only with what it does itself. */
  readonly foresees: boolean
  /** How much it fears what the other may do next turn. */
  readonly caution: number
  /** Chances are off by up to this much, so that it does not always play the same. */
  readonly whim: number
}

/** The first action of the best plan for the rest of the turn, as far as things go on average. */
export function choosePlan(duel: Duel, state: State, seat: number, mind: Mind, dice: Dice): Action {
  const { actions } = duel.ruleset.turns
  const left = actions - (state.T % actions)
  const legal = legalActions(duel, state, seat)
  let best = legal[0] as Action
  let highest = Number.NEGATIVE_INFINITY
  for (const action of legal) {
    const whim = mind.whim === 0 ? 0 : (mind.whim * dice.d(100)) / 100
    const worth = worthOf(duel, state, seat, action, Math.min(left, DEPTH), mind) + whim
    if (worth <= highest) continue
    highest = worth
    best = action
  }
  return best
}

/** With more actions in a turn than this, the later ones are left open. */
const DEPTH = 2

function worthOf(duel: Duel, state: State, seat: number, action: Action, left: number, mind: Mind): number {
  const { win, loss } = atOnce(duel, state, seat, action)
  const otherwise = worthOfGoingOn(duel, state, seat, action, left, mind)
  return (win - loss) * DECIDED + (1 - win - loss) * otherwise
}

function worthOfGoingOn(
  duel: Duel,
  state: State,
  seat: number,
  action: Action,
  left: number,
  mind: Mind,
): number {
  const after = copyState(state)
  sketch(duel, after, seat, action)
  if (after.D >= duel.ruleset.distance.farthest) return worthOfFlight(duel, seat)
  const worth = standing(duel, after, seat, mind.care)
  if (Math.abs(worth) === DECIDED) return worth
  if (left === 1) return atTurnsEnd(duel, after, seat, mind)
  after.T++
  let highest = Number.NEGATIVE_INFINITY
  for (const next of legalActions(duel, after, seat))
    highest = Math.max(highest, worthOf(duel, after, seat, next, left - 1, mind))
  return highest
}

function atTurnsEnd(duel: Duel, state: State, seat: number, mind: Mind): number {
  const now = standing(duel, state, seat, mind.care) + liking(duel, state, seat)
  // What would rather run than fight must not be let go.
  if (canFlee(duel, state, otherSeat(seat))) return Math.min(now, -worthOfFlight(duel, otherSeat(seat)))
  const outlook = mind.foresees ? afterReply(duel, state, seat) : now
  // Nobody waits for ever: fear wears off, and half the turns later it is gone.
  const caution = mind.caution * Math.max(0, 1 - (2 * state.turn) / duel.ruleset.turns.limit)
  return now + caution * (outlook - now) + NEARBY * prospect(duel, state, seat)
}

/** Whether a combatant to which that is worth something can be out of sight by the end of its next turn. */
function canFlee(duel: Duel, state: State, seat: number): boolean {
  const { escape: worth, menu, laden } = combatantOf(duel, seat)
  if (worth <= 0.5 || !menu.includes('gain') || sideOf(state, seat).gripped) return false
  return state.D + (laden ? 1 : duel.ruleset.turns.actions) >= duel.ruleset.distance.farthest
}

/** How it stands when the other has taken what looks best to it, one action after the other. */
function afterReply(duel: Duel, state: State, seat: number): number {
  const other = otherSeat(seat)
  let reached = copyState(state)
  reached.T = other === 0 ? 0 : duel.ruleset.turns.actions
  for (let action = 0; action < Math.min(duel.ruleset.turns.actions, DEPTH); action++) {
    reached = bestReply(duel, reached, other)
    if (broken(reached.sides[0]) || broken(reached.sides[1])) break
    reached.T++
  }
  return standing(duel, reached, seat) + liking(duel, state, seat)
}

function bestReply(duel: Duel, state: State, seat: number): State {
  let best = state
  let highest = Number.NEGATIVE_INFINITY
  for (const action of legalActions(duel, state, seat)) {
    const after = copyState(state)
    sketch(duel, after, seat, action)
    if (after.D >= duel.ruleset.distance.farthest) continue
    const worth = standing(duel, after, seat) + NEARBY * prospect(duel, after, seat)
    if (worth <= highest) continue
    highest = worth
    best = after
  }
  return best
}

/** A little for a place from which the next blow is a good one: whoever cannot strike yet comes into range. */
const NEARBY = 0.5

function prospect(duel: Duel, state: State, seat: number): number {
  const now = standing(duel, state, seat)
  // By the next turn what has dived has come up again.
  const ahead = copyState(state)
  sideOf(ahead, otherSeat(seat)).dived = false
  let highest = now
  for (const action of legalActions(duel, ahead, seat)) {
    if (!STRIKES.has(action.type) && !(action.type in combatantOf(duel, seat).powers)) continue
    const after = copyState(ahead)
    sketch(duel, after, seat, action)
    highest = Math.max(highest, standing(duel, after, seat))
  }
  return highest - now
}

const STRIKES: ReadonlySet<string> = new Set(['cannon', 'rifle', 'board'])
