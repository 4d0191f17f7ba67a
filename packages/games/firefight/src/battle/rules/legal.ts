import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { addPart, joined } from './action-lists.ts'
import { canAct, listAttacks, openingAttacks, openingLimit } from './attacking.ts'
import { listDeployments } from './deployment.ts'
import { listHeals } from './healing.ts'
import { canMove, listMoves } from './moving.ts'
import { numberAt, tableOf, unitsOf } from './units.ts'
import { listWatches, watchersOf } from './watching.ts'
import { readState, type Workspace } from './workspace.ts'

/** Everything that the seat to act can do. Moves are listed by their destination. */
export function legalActions(work: Workspace, state: State): Action[] {
  const { list } = work
  list.count = 0
  list.total = 0
  readState(work, state)
  if (state.mover >= 0) listReactions(work, state)
  else if (state.round === 0) listDeployments(work, state)
  else listTurn(work, state)
  return joined(list)
}

/** Of several watchers the one that shoots next. */
function listReactions(work: Workspace, state: State): void {
  const { react } = work.parts
  react.count = 0
  for (const unit of watchersOf(work, state)) react.places[react.count++] = unit
  addPart(work.list, react)
}

function listTurn(work: Workspace, state: State): void {
  const { tables, list, parts } = work
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
  addPart(list, parts.endTurn)
}
