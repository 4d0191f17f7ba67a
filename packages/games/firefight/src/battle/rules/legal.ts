import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { add, addPart, joined, listed } from './action-lists.ts'
import { canAct, listAttacks, openingAttacks, openingLimit } from './attacking.ts'
import { deployments } from './deployment.ts'
import { listHeals } from './healing.ts'
import { canMove, listMoves } from './moving.ts'
import { numberAt, tableOf, unitsOf } from './units.ts'
import { listWatches, watchersOf } from './watching.ts'
import { readState, type Workspace } from './workspace.ts'

/** Everything that the seat to act can do. Moves are listed by their destination. */
export function legalActions(work: Workspace, state: State): Action[] {
  const { tables, actions, list } = work
  list.count = 0
  list.partCount = 0
  list.partTotal = 0
  readState(work, state)
  if (state.mover >= 0) return reactions(work, state)
  if (state.round === 0) return deployments(work, state)
  const limit = openingLimit(tables, state)
  const mayAttack = limit === Number.POSITIVE_INFINITY || openingAttacks(tables, state) < limit
  const mayWatch = tables.rules.overwatch.on
  for (const unit of unitsOf(tables, state.active)) {
    const at = numberAt(state.at, unit)
    if (at < 0) continue
    const moves = canMove(state, unit)
    const acts = canAct(state, unit)
    const table = tableOf(tables, unit)
    if (moves) listMoves(work, table, at)
    if (!acts) continue
    if (mayAttack) listAttacks(work, state, table, at)
    if (table.medic) listHeals(work, state, unit)
    if (moves && mayWatch) listWatches(work, table)
  }
  addPart(list, actions.endTurn, FIRST, 1)
  return joined(work)
}

const FIRST = new Int32Array(1)

/** Of several watchers the one that shoots next. */
function reactions(work: Workspace, state: State): Action[] {
  for (const unit of watchersOf(work, state)) add(work.list, work.actions.react, unit)
  return listed(work.list)
}
