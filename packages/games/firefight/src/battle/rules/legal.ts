import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import { canAct, listAttacks, openingAttacks, openingLimit } from './attacking.ts'
import { listDeployments } from './deployment.ts'
import { readFloodUnits } from './flood.ts'
import { listHeals } from './healing.ts'
import { canMove, listMoves } from './moving.ts'
import { listWatches, watchersOf } from './watching.ts'
import { readState, type Workspace } from './workspace.ts'

/** Everything that the seat to act can do. Moves are listed by their destination. */
export function legalActions(work: Workspace, state: State): Action[] {
  const { tables, actions } = work
  readState(work, state)
  if (state.mover >= 0) return watchersOf(work, state).map(unit => actions.react[unit] as Action)
  const list: Action[] = []
  if (state.round === 0) {
    listDeployments(work, state, list)
    return list
  }
  readFloodUnits(work, state.at)
  const mayAttack = openingAttacks(tables, state) < openingLimit(tables, state)
  const end = tables.first[state.active + 1] as number
  for (let unit = tables.first[state.active] as number; unit < end; unit++) {
    if ((state.at[unit] as number) < 0) continue
    if (canMove(state, unit)) listMoves(work, state, unit, list)
    if (!canAct(state, unit)) continue
    if (mayAttack) listAttacks(work, state, unit, list)
    listHeals(work, state, unit, list)
    listWatches(work, state, unit, list)
  }
  list.push(actions.endTurn)
  return list
}
