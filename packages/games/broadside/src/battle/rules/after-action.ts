import type { Dice, Emit } from '@sextant/engine'
import type { ActionId } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { otherSeat, seatToAct, sideOf, type Tables } from '../tables.ts'
import { followChase } from './chase.ts'
import { broken, flee, lose, loserOf, loseSight } from './end-states.ts'

/** 3) After Action, in the order of the procedure: fled, won, lost, next turn. */
export function afterAction(
  tables: Tables,
  state: State,
  seat: number,
  type: ActionId,
  dice: Dice,
  emit: Emit<Event>,
): void {
  // a. Distance: when D = 6, flee from battle. The side that gained has fled.
  if (state.D >= tables.ruleset.distance.farthest) {
    flee(state, seat, emit)
    return
  }
  // b., c. Win and loss checks.
  const own = broken(sideOf(state, seat))
  const other = broken(sideOf(state, otherSeat(seat)))
  const loser = loserOf(seat, own !== undefined, other !== undefined)
  const reason = loser === seat ? own : other
  if (loser !== undefined && reason) lose(tables, state, loser, reason, dice, emit)
  else {
    followChase(tables, state, seat, type, emit)
    checkTurn(tables, state, seat, emit)
  }
}

/** d. Turn Check. */
function checkTurn(tables: Tables, state: State, seat: number, emit: Emit<Event>): void {
  const { actions, limit } = tables.ruleset.turns
  // 1 + T → T; at 4 the tracker is reset.
  state.T = (state.T + 1) % (2 * actions)
  const next = seatToAct(tables, state)
  if (next === seat) return
  endTurn(state, seat, emit)
  if (state.turn === limit) {
    loseSight(state, emit)
    return
  }
  state.turn++
  emit({ type: 'turn-began', seat: next, turn: state.turn, T: state.T })
}

/** Ends what lasts until the end of this side's turn: the grip on it, the other's brace and dive. */
function endTurn(state: State, seat: number, emit: Emit<Event>): void {
  const other = otherSeat(seat)
  sideOf(state, seat).gripped = false
  const waiting = sideOf(state, other)
  waiting.braced = false
  if (!waiting.dived) return
  waiting.dived = false
  emit({ type: 'surfaced', seat: other })
}
