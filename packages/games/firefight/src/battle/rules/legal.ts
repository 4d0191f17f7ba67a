import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { add, listed } from './action-lists.ts'
import { canAct, listAttacks, openingAttacks, openingLimit } from './attacking.ts'
import { listDeployments } from './deployment.ts'
import { readFloodUnits } from './flood.ts'
import { readGround } from './ground.ts'
import { listHeals } from './healing.ts'
import { canMove, listMoves } from './moving.ts'
import { numberAt, tableOf, unitsOf } from './units.ts'
import { listWatches, watchersOf } from './watching.ts'
import { readUnits, type Workspace } from './workspace.ts'

/** Everything that the seat to act can do. Moves are listed by their destination. */
export function legalActions(work: Workspace, state: State): Action[] {
  const { tables, actions, list } = work
  list.count = 0
  readGround(work, state)
  if (state.mover >= 0) return reactions(work, state)
  if (state.round === 0) {
    readUnits(work, state)
    listDeployments(work, state)
    return listed(list)
  }
  if (work.flood.fits) readFloodUnits(work, state.at)
  if (!work.flood.fits || tables.rules.movement.perHex) readUnits(work, state)
  const limit = openingLimit(tables, state)
  const mayAttack = limit === Number.POSITIVE_INFINITY || openingAttacks(tables, state) < limit
  const mayWatch = tables.rules.overwatch.on
  for (const unit of unitsOf(tables, state.active)) {
    if (numberAt(state.at, unit) < 0) continue
    const moves = canMove(state, unit)
    if (moves) listMoves(work, state, unit)
    if (!canAct(state, unit)) continue
    if (mayAttack) listAttacks(work, state, unit)
    if (tableOf(tables, unit).medic) listHeals(work, state, unit)
    if (moves && mayWatch) listWatches(work, state, unit)
  }
  add(list, actions.endTurn, 0)
  return listed(list)
}

/** Of several watchers the one that shoots next. */
function reactions(work: Workspace, state: State): Action[] {
  for (const unit of watchersOf(work, state)) add(work.list, work.actions.react, unit)
  return listed(work.list)
}
