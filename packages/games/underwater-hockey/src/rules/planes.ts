import type { Emit } from '@sextant/engine'
import type { Event, PlaneChange } from '../events.ts'
import type { Plan } from '../plan.ts'
import { PLANES, UNIT_COUNT } from '../schema.ts'
import { teamName, teamOf, unitId } from '../units.ts'
import { lift, NOBODY, settle, unitOn, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { loosePuck } from './puck.ts'

/**
 * Dives and surfacings, before everything else. Two on one tile that change places pass each other; whoever
 * finds the tile in the other plane taken by one that stays there stays where it is.
 */
export function changePlanes(
  world: World,
  water: Water,
  plans: readonly Plan[],
  touched: Uint8Array,
  emit: Emit<Event>,
): void {
  const changes: PlaneChange[] = []
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (!wantsChange(water, plans, u)) continue
    const other = unitOn(water, 1 - (water.under[u] as number), water.at[u] as number)
    const blocked = other !== NOBODY && !wantsChange(water, plans, other)
    const to = PLANES[(1 - (water.under[u] as number)) as 0 | 1]
    changes.push({
      unit: unitId(u),
      team: teamName(teamOf(u)),
      at: world.names[water.at[u] as number] as string,
      to,
      blocked,
    })
    if (!blocked) MOVING[u] = 1
  }
  if (changes.length === 0) return
  emit({ type: 'changed-planes', turn: water.turn, changes })
  for (let u = 0; u < UNIT_COUNT; u++) if (MOVING[u]) lift(water, u)
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (!MOVING[u]) continue
    MOVING[u] = 0
    water.under[u] = 1 - (water.under[u] as number)
    settle(water, u)
    // The puck can only be held under water.
    if (water.holder === u) loosePuck(world, water, emit)
  }
  for (let u = 0; u < UNIT_COUNT; u++)
    if (water.under[u] && water.at[u] === water.puck && water.holder === NOBODY) touched[u] = 1
}

const MOVING = new Uint8Array(UNIT_COUNT)

function wantsChange(water: Water, plans: readonly Plan[], u: number): boolean {
  const plan = plans[u]
  return plan?.kind === 'swim' && plan.change === (water.under[u] ? 'surface' : 'dive')
}
