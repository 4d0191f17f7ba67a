import type { Action } from '../actions.ts'
import { type Army, KINDS } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { World } from '../world.ts'
import { canAttack, isInRange } from './attacking.ts'
import { canMove, destinations } from './moving.ts'
import { whyNotRecruit } from './recruiting.ts'

/** Each turn can perform "move units, attack enemies, recruit troops, end turn" (4.1.1). */
export function legalActions(world: World, state: State, army: Army): Action[] {
  const actions: Action[] = []
  for (const id in state.units) {
    const unit = state.units[id] as Unit
    if (unit.army !== army) continue
    if (canMove(unit)) listMoves(world, state, id, unit, actions)
    if (canAttack(unit)) listAttacks(world, state, id, unit, actions)
  }
  for (const { id: city } of world.regions)
    for (const kind of KINDS) {
      const action = { type: 'recruit', kind, city } as const
      if (!whyNotRecruit(world, state, army, action)) actions.push(action)
    }
  actions.push({ type: 'end-turn' })
  return actions
}

function listMoves(world: World, state: State, id: string, unit: Unit, actions: Action[]): void {
  const { cells, count } = destinations(world, state, unit)
  // The first is the cell the unit stands on.
  for (let i = 1; i < count; i++)
    actions.push({ type: 'move', unit: id, to: world.names[cells[i] as number] as string })
}

function listAttacks(world: World, state: State, id: string, unit: Unit, actions: Action[]): void {
  for (const target in state.units) {
    const other = state.units[target] as Unit
    if (other.army !== unit.army && isInRange(world, unit, other))
      actions.push({ type: 'attack', unit: id, target })
  }
}
