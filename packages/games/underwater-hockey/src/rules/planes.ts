import type { Emit } from '@sextant/engine'
import type { Event, PlaneChange } from '../events.ts'
import type { Plan } from '../plan.ts'
import { UNIT_COUNT } from '../schema-names.ts'
import { nameOf } from '../tables.ts'
import { teamName, teamOf, unitId } from '../units.ts'
import { loosePuck } from './puck.ts'
import { lift, NOBODY, settle, unitOn, type Water } from './water.ts'
import type { Workspace } from './workspace.ts'

/**
 * Dives and surfacings, before everything else. Two on one tile that change places pass each other; a unit stays in
 * its plane if the tile in the other is taken by one that stays there.
 */
export function changePlanes(
  { tables, notes }: Workspace,
  water: Water,
  plans: readonly Plan[],
  emit: Emit<Event>,
): void {
  const { changing, touched } = notes
  const changes: PlaneChange[] = []
  changing.fill(0)
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (!wantsChange(water, plans, u)) continue
    const tile = water.at[u] as number
    const other = unitOn(water, water.under[u] ? 0 : 1, tile)
    const blocked = other !== NOBODY && !wantsChange(water, plans, other)
    changes.push({
      unit: unitId(u),
      team: teamName(teamOf(u)),
      at: nameOf(tables.names, tile),
      to: water.under[u] ? 'surface' : 'bottom',
      blocked,
    })
    if (!blocked) changing[u] = 1
  }
  if (changes.length === 0) return
  emit({ type: 'changed-planes', turn: water.turn, changes })
  for (let u = 0; u < UNIT_COUNT; u++) if (changing[u]) lift(water, u)
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (!changing[u]) continue
    water.under[u] = water.under[u] ? 0 : 1
    settle(water, u)
    // The puck can only be held under water.
    if (water.holder === u) loosePuck(tables, water, emit)
  }
  for (let u = 0; u < UNIT_COUNT; u++)
    if (water.under[u] && water.at[u] === water.puck && water.holder === NOBODY) touched[u] = 1
}

function wantsChange(water: Water, plans: readonly Plan[], u: number): boolean {
  const plan = plans[u]
  return plan?.kind === 'swim' && plan.change === (water.under[u] ? 'surface' : 'dive')
}
