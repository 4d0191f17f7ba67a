import { at } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Army } from '../schema.ts'
import type { State } from '../state.ts'
import { canAttack } from './attacking.ts'
import { kindOf } from './board-units.ts'
import { canMove } from './moving.ts'
import { canPay } from './recruiting.ts'
import { type Placed, type Roster, readRoster } from './roster.ts'
import { targetsFrom } from './targets.ts'
import { walkFrom } from './walk.ts'
import type { Workspace } from './workspace.ts'

/** Each turn can perform "move units, attack enemies, recruit troops, end turn" (4.1.1). */
export function legalActions(work: Workspace, state: State, army: Army): Action[] {
  const { tables } = work
  const actions: Action[] = []
  const roster = readRoster(work.roster, tables, state)

  for (const placed of roster.units) {
    const { unit } = placed
    if (unit.army !== army) continue
    if (canMove(unit)) listMoves(work, roster, placed, actions)
    if (canAttack(unit)) listAttacks(work, roster, placed, actions)
  }
  for (const { id: city, city: cell } of tables.regions) {
    if (state.cities[city] !== army || roster.on[cell]) continue
    for (const kind of tables.kinds.values())
      if (canPay(state, army, kind)) actions.push({ type: 'recruit', kind: kind.id, city })
  }
  actions.push({ type: 'end-turn' })
  return actions
}

function listMoves(
  { tables, walk }: Workspace,
  roster: Roster,
  { id, unit, cell }: Placed,
  actions: Action[],
): void {
  walkFrom(walk, roster, unit.army, cell, kindOf(tables, unit).speed)
  for (let n = 0; n < walk.count; n++)
    actions.push({ type: 'move', unit: id, to: at(tables.names, walk.ends[n] as number) })
}

function listAttacks(
  { tables }: Workspace,
  roster: Roster,
  { id, unit, cell }: Placed,
  actions: Action[],
): void {
  for (const target of targetsFrom(roster, kindOf(tables, unit), unit.army, cell))
    actions.push({ type: 'attack', unit: id, target: target.id })
}
