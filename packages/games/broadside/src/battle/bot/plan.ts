import type { Dice } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { legalActions } from '../rules/actions-menu.ts'
import { broken } from '../rules/end-states.ts'
import { copyState, type State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'
import { atOnce } from './at-once.ts'
import { DECIDED, standing, worthOfFlight } from './evaluation.ts'
import { sketch } from './sketch.ts'
import { liking } from './temper.ts'

/** How a script thinks. */
export interface Style {
  /** How much its own ship counts beside the other's: 1 as much, 0 not at all. */
  readonly care: number
  /** Whether it reckons with the other's next turn, or only with what it does itself. */
  readonly foresees: boolean
  /** How much it fears what the other may do next turn. */
  readonly caution: number
  /** Chances are off by up to this much, so that it does not always play the same. */
  readonly noise: number
}

/** The first action of the best plan for the rest of the turn, as far as things go on average. */
export function choosePlan(tables: Tables, state: State, seat: number, style: Style, dice: Dice): Action {
  const { actions } = tables.ruleset.turns
  const left = actions - (state.T % actions)
  const legal = legalActions(tables, state, seat)
  let best = legal[0] as Action
  let highest = Number.NEGATIVE_INFINITY
  for (const action of legal) {
    const noise = style.noise === 0 ? 0 : (style.noise * dice.d(100)) / 100
    const worth = worthOf(tables, state, seat, action, Math.min(left, DEPTH), style) + noise
    if (worth <= highest) continue
    highest = worth
    best = action
  }
  return best
}

/** With more actions in a turn than this, the later ones are left open. */
const DEPTH = 2

function worthOf(
  tables: Tables,
  state: State,
  seat: number,
  action: Action,
  left: number,
  style: Style,
): number {
  const { win, loss } = atOnce(tables, state, seat, action)
  const otherwise = worthOfGoingOn(tables, state, seat, action, left, style)
  return (win - loss) * DECIDED + (1 - win - loss) * otherwise
}

function worthOfGoingOn(
  tables: Tables,
  state: State,
  seat: number,
  action: Action,
  left: number,
  style: Style,
): number {
  const after = copyState(state)
  sketch(tables, after, seat, action)
  if (after.D >= tables.ruleset.distance.farthest) return worthOfFlight(tables, seat)
  const worth = standing(tables, after, seat, style.care)
  if (Math.abs(worth) === DECIDED) return worth
  if (left === 1) return atTurnsEnd(tables, after, seat, style)
  after.T++
  let highest = Number.NEGATIVE_INFINITY
  for (const next of legalActions(tables, after, seat))
    highest = Math.max(highest, worthOf(tables, after, seat, next, left - 1, style))
  return highest
}

function atTurnsEnd(tables: Tables, state: State, seat: number, style: Style): number {
  const now = standing(tables, state, seat, style.care) + liking(tables, state, seat)
  // What would rather run than fight must not be let go.
  if (canFlee(tables, state, otherSeat(seat))) return Math.min(now, -worthOfFlight(tables, otherSeat(seat)))
  const outlook = style.foresees ? afterReply(tables, state, seat) : now
  // Nobody waits for ever: fear wears off, and half the turns later it is gone.
  const caution = style.caution * Math.max(0, 1 - (2 * state.turn) / tables.ruleset.turns.limit)
  return now + caution * (outlook - now) + NEARBY * prospect(tables, state, seat)
}

/** Whether a combatant to which that is worth something can be out of sight by the end of its next turn. */
function canFlee(tables: Tables, state: State, seat: number): boolean {
  const { escape: worth, menu, laden } = combatantOf(tables, seat)
  if (worth <= 0.5 || !menu.includes('gain') || sideOf(state, seat).gripped) return false
  return state.D + (laden ? 1 : tables.ruleset.turns.actions) >= tables.ruleset.distance.farthest
}

/** How it stands when the other has taken what looks best to it, one action after the other. */
function afterReply(tables: Tables, state: State, seat: number): number {
  const other = otherSeat(seat)
  let reached = copyState(state)
  reached.T = other === 0 ? 0 : tables.ruleset.turns.actions
  for (let action = 0; action < Math.min(tables.ruleset.turns.actions, DEPTH); action++) {
    reached = bestReply(tables, reached, other)
    if (broken(reached.sides[0]) || broken(reached.sides[1])) break
    reached.T++
  }
  return standing(tables, reached, seat) + liking(tables, state, seat)
}

function bestReply(tables: Tables, state: State, seat: number): State {
  let best = state
  let highest = Number.NEGATIVE_INFINITY
  for (const action of legalActions(tables, state, seat)) {
    const after = copyState(state)
    sketch(tables, after, seat, action)
    if (after.D >= tables.ruleset.distance.farthest) continue
    const worth = standing(tables, after, seat) + NEARBY * prospect(tables, after, seat)
    if (worth <= highest) continue
    highest = worth
    best = after
  }
  return best
}

/** A little for a place from which the next blow is a good one: whoever cannot strike yet comes into range. */
const NEARBY = 0.5

function prospect(tables: Tables, state: State, seat: number): number {
  const now = standing(tables, state, seat)
  // By the next turn what has dived has come up again.
  const ahead = copyState(state)
  sideOf(ahead, otherSeat(seat)).dived = false
  let highest = now
  for (const action of legalActions(tables, ahead, seat)) {
    if (!STRIKES.has(action.type) && !(action.type in combatantOf(tables, seat).powers)) continue
    const after = copyState(ahead)
    sketch(tables, after, seat, action)
    highest = Math.max(highest, standing(tables, after, seat))
  }
  return highest - now
}

const STRIKES: ReadonlySet<string> = new Set(['cannon', 'rifle', 'board'])
