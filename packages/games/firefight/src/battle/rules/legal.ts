import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { add, listed } from './action-lists.ts'
import { canAct, listAttacks, openingAttacks, openingLimit } from './attacking.ts'
import { listDeployments } from './deployment.ts'
import { readFloodUnits } from './flood.ts'
import { readGround } from './ground.ts'
import { listHeals } from './healing.ts'
import { canMove, listMoves } from './moving.ts'
import { listWatches, watchersOf } from './watching.ts'
import { readUnits, type Workspace } from './workspace.ts'

/** Everything that the seat to act can do. Moves are listed by their destination. */
export function legalActions(work: Workspace, state: State): Action[] {
  const { tables, actions } = work
  readGround(work, state)
  if (state.mover >= 0) return watchersOf(work, state).map(unit => actions.react[unit] as Action)
  const { list } = work
  list.count = 0
  if (state.round === 0) {
    readUnits(work, state)
    listDeployments(work, state)
    return listed(list)
  }
  if (work.flood.fits) readFloodUnits(work, state.at)
  if (!work.flood.fits || tables.rules.movement.perHex) readUnits(work, state)
  const limit = openingLimit(tables, state)
  const mayAttack = limit === Number.POSITIVE_INFINITY || openingAttacks(tables, state) < limit
  const end = tables.first[state.active + 1] as number
  for (let unit = tables.first[state.active] as number; unit < end; unit++) {
    if ((state.at[unit] as number) < 0) continue
    if (canMove(state, unit)) listMoves(work, state, unit)
    if (!canAct(state, unit)) continue
    if (mayAttack) listAttacks(work, state, unit)
    listHeals(work, state, unit)
    listWatches(work, state, unit)
  }
  add(list, actions.endTurn)
  return listed(list)
}
