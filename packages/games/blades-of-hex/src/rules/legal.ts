import type { Action } from '../actions.ts'
import { type Army, KINDS } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { World } from '../world.ts'
import { canAttack } from './attacking.ts'
import { canMove } from './moving.ts'
import { canPay } from './recruiting.ts'
import { EMPTY, type Roster, readRoster, sideNumber } from './roster.ts'
import { walkFrom } from './walk.ts'

/** Each turn can perform "move units, attack enemies, recruit troops, end turn" (4.1.1). */
export function legalActions(world: World, state: State, army: Army): Action[] {
  const actions: Action[] = []
  const roster = readRoster(world, state)

  for (let i = 0; i < roster.count; i++) {
    const unit = roster.units[i] as Unit
    if (unit.army !== army) continue
    if (canMove(unit)) listMoves(world, roster, i, unit, actions)
    if (canAttack(unit)) listAttacks(world, roster, i, unit, actions)
  }
  for (const { id: city, city: cell } of world.regions) {
    if (state.cities[city] !== army || roster.on[cell] !== EMPTY) continue
    for (const kind of KINDS)
      if (canPay(world, state, army, kind)) actions.push({ type: 'recruit', kind, city })
  }
  actions.push({ type: 'end-turn' })
  return actions
}

function listMoves(world: World, roster: Roster, i: number, unit: Unit, actions: Action[]): void {
  const { walk, names } = world
  walkFrom(walk, roster, unit.army, roster.cells[i] as number, world.rules.units[unit.kind].speed)
  const id = roster.ids[i] as string
  for (let n = 0; n < walk.count; n++)
    actions.push({ type: 'move', unit: id, to: names[walk.ends[n] as number] as string })
}

function listAttacks(world: World, roster: Roster, i: number, unit: Unit, actions: Action[]): void {
  const struck = world.struckFrom[unit.kind][roster.cells[i] as number] as readonly number[]
  const friend = sideNumber(unit.army)
  for (const cell of struck) {
    const side = roster.sideOn[cell]
    if (side === EMPTY || side === friend) continue
    const target = roster.ids[roster.on[cell] as number] as string
    actions.push({ type: 'attack', unit: roster.ids[i] as string, target })
  }
}
