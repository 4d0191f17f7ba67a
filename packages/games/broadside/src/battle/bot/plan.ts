import { at, type Budget, type Dice, FULL_BUDGET } from '@sextant/engine'
import type { Action } from '../actions.ts'
import { legalActions } from '../rules/actions-menu.ts'
import { broken } from '../rules/end-states.ts'
import { decisiveOdds, harmOf } from '../rules/harm.ts'
import { gainsInTurn } from '../rules/moves.ts'
import { copyState, type State } from '../state.ts'
import { combatantOf, otherSeat, sideOf } from '../tables.ts'
import { DECIDED, evaluate, valueOfFlight } from './evaluation.ts'
import type { Matchup } from './matchup.ts'
import { prospect } from './prospect.ts'
import { sketch } from './sketch.ts'
import { liking } from './temper.ts'

/** How a scripted bot thinks. */
export interface Style {
  /** How much its own ship counts beside the other's: 1 as much, 0 not at all. */
  readonly care: number
  /** Whether it considers the other's next turn, or only what it does itself. */
  readonly foresees: boolean
  /** How much it fears what the other may do next turn. */
  readonly caution: number
  /** Values are off by up to this much, so that it does not always play the same. */
  readonly noise: number
}

/** The first action of the best plan for the rest of the turn, as far as things go on average. */
export function choosePlan(
  matchup: Matchup,
  state: State,
  seat: number,
  style: Style,
  dice: Dice,
  budget: Budget,
): Action {
  let best: Action | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (const { action, value } of planValues(matchup, state, seat, style, budget)) {
    const noise = style.noise === 0 ? 0 : (style.noise * dice.d(NOISE_STEPS)) / NOISE_STEPS
    if (value + noise <= highest) continue
    highest = value + noise
    best = action
  }
  return best ?? at(legalActions(matchup.tables, state, seat), 0)
}

/** Noise falls in this many ways, all alike. */
export const NOISE_STEPS = 100

/** Every action with the value of the best plan that begins with it; when time is up, those looked at so far. */
export function planValues(
  matchup: Matchup,
  state: State,
  seat: number,
  style: Style,
  budget: Budget = FULL_BUDGET,
): { action: Action; value: number }[] {
  const { actions } = matchup.tables.ruleset.turns
  const left = actions - (state.T % actions)
  const depth = Math.min(left, budget.work < 1 ? 1 : DEPTH)
  const values: { action: Action; value: number }[] = []
  for (const action of legalActions(matchup.tables, state, seat)) {
    values.push({ action, value: actionValue(matchup, state, seat, action, depth, style) })
    if (budget.expired()) break
  }
  return values
}

/** Actions planned ahead; with less than the full budget of work, one. */
export const DEPTH = 2

function actionValue(
  matchup: Matchup,
  state: State,
  seat: number,
  action: Action,
  left: number,
  style: Style,
): number {
  const harm = harmOf(matchup.tables, state, seat, action.type)
  const { win, loss } = harm ? decisiveOdds(matchup.distributions, state, seat, harm) : UNDECIDED
  const otherwise = continuationValue(matchup, state, seat, action, left, style)
  return (win - loss) * DECIDED + (1 - win - loss) * otherwise
}

const UNDECIDED = { win: 0, loss: 0 }

function continuationValue(
  matchup: Matchup,
  state: State,
  seat: number,
  action: Action,
  left: number,
  style: Style,
): number {
  const { tables } = matchup
  const after = copyState(state)
  sketch(matchup, after, seat, action)
  if (after.D >= tables.ruleset.distance.farthest) return valueOfFlight(tables, seat)
  const value = evaluate(matchup, after, seat, style.care)
  if (Math.abs(value) === DECIDED) return value
  if (left === 1) return atTurnsEnd(matchup, after, seat, style)
  after.T++
  let highest = Number.NEGATIVE_INFINITY
  for (const next of legalActions(tables, after, seat))
    highest = Math.max(highest, actionValue(matchup, after, seat, next, left - 1, style))
  return highest
}

function atTurnsEnd(matchup: Matchup, state: State, seat: number, style: Style): number {
  const { tables } = matchup
  const now = evaluate(matchup, state, seat, style.care) + liking(tables, state, seat)
  // What would rather run than fight must not be let go.
  if (canFlee(matchup, state, otherSeat(seat))) return Math.min(now, -valueOfFlight(tables, otherSeat(seat)))
  const outlook = style.foresees ? afterReply(matchup, state, seat) : now
  // Nobody waits for ever: caution wears off, and at half of the turn limit it is gone.
  const caution = style.caution * Math.max(0, 1 - (2 * state.turn) / tables.ruleset.turns.limit)
  return now + caution * (outlook - now) + NEARBY * prospect(matchup, state, seat)
}

/** Whether a combatant to which that is worth something can be out of sight by the end of its next turn. */
function canFlee({ tables }: Matchup, state: State, seat: number): boolean {
  const gains = gainsInTurn(tables, seat)
  if (combatantOf(tables, seat).escape <= 0.5 || gains === 0 || sideOf(state, seat).gripped) return false
  return state.D + gains >= tables.ruleset.distance.farthest
}

/** The value when the other has taken what looks best to it, one action after the other. */
function afterReply(matchup: Matchup, state: State, seat: number): number {
  const { actions } = matchup.tables.ruleset.turns
  const other = otherSeat(seat)
  let reached = copyState(state)
  reached.T = other === 0 ? 0 : actions
  for (let action = 0; action < Math.min(actions, DEPTH); action++) {
    reached = bestReply(matchup, reached, other)
    if (broken(reached.sides[0]) || broken(reached.sides[1])) break
    reached.T++
  }
  return evaluate(matchup, reached, seat) + liking(matchup.tables, state, seat)
}

function bestReply(matchup: Matchup, state: State, seat: number): State {
  let best = state
  let highest = Number.NEGATIVE_INFINITY
  for (const action of legalActions(matchup.tables, state, seat)) {
    const after = copyState(state)
    sketch(matchup, after, seat, action)
    if (after.D >= matchup.tables.ruleset.distance.farthest) continue
    const value = evaluate(matchup, after, seat) + NEARBY * prospect(matchup, after, seat)
    if (value <= highest) continue
    highest = value
    best = after
  }
  return best
}

/** A little for a place from which the next blow is a good one, so that a side out of range comes into it. */
const NEARBY = 0.5
