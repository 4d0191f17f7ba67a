import type { Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { type State, THROUGH } from '../state.ts'
import { noteRoundEnd } from './ending.ts'
import { scoreRoundEnd, scoreTurnStart, takeFlags } from './objectives.ts'
import { numberAt, unitsOf } from './units.ts'
import type { Workspace } from './workspace.ts'

/** A round is blue's turn, then red's. */

export function beginBattle(work: Workspace, state: State, emit: Emit<Event>): void {
  state.round = 1
  state.active = 0
  emit({ type: 'battle-began' })
  beginTurn(work, state, emit)
}

export function endTurn(work: Workspace, state: State, emit: Emit<Event>): void {
  const { tables } = work
  emit({ type: 'turn-ended', seat: state.active, round: state.round })
  takeFlags(tables, state, emit)
  if (state.active === 1) {
    scoreRoundEnd(tables, state, emit)
    emit({ type: 'round-ended', round: state.round })
    noteRoundEnd(tables, state, emit)
    if (state.over) return
    state.round++
  }
  state.active = 1 - state.active
  state.turn++
  beginTurn(work, state, emit)
}

/** Units may move and attack again, and their watch is over. */
function beginTurn({ tables }: Workspace, state: State, emit: Emit<Event>): void {
  const { marks, watch, active } = state
  emit({ type: 'turn-began', seat: active, round: state.round })
  for (const unit of unitsOf(tables, active)) {
    marks[unit] = numberAt(marks, unit) & THROUGH
    if (numberAt(watch, unit) < 0) continue
    watch[unit] = -1
    emit({ type: 'watch-ended', unit, at: numberAt(state.at, unit) })
  }
  scoreTurnStart(tables, state, emit)
}
