import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { UNIT_COUNT } from '../schema-names.ts'
import { nameOf, type Tables } from '../tables.ts'
import { teamName, teamOf, unitId } from '../units.ts'
import { nearestFree } from './free-tile.ts'
import { loosePuck } from './puck.ts'
import { lift, NOBODY, settle, type Water } from './water.ts'

/**
 * At the surface a unit recovers, up to full lungs; under water it uses up one breath. At 0 it surfaces at once,
 * on the nearest free tile if another unit is above it, and leaves the puck behind.
 */
export function breathe(tables: Tables, water: Water, dice: Dice, emit: Emit<Event>): void {
  const under: string[] = []
  const breath: number[] = []
  for (let u = 0; u < UNIT_COUNT; u++) {
    const before = water.breath[u] as number
    let after: number
    if (water.under[u]) {
      under.push(unitId(u))
      after = Math.max(0, before - 1)
    } else after = Math.min(water.lungs[u] as number, before + (water.recovery[u] as number))
    water.breath[u] = after
    breath.push(after)
  }
  const holder = water.holder === NOBODY ? null : unitId(water.holder)
  emit({ type: 'breathed', turn: water.turn, under, breath, holder })
  for (let u = 0; u < UNIT_COUNT; u++)
    if (water.under[u] && water.breath[u] === 0) forceUp(tables, water, u, dice, emit)
}

function forceUp(tables: Tables, water: Water, u: number, dice: Dice, emit: Emit<Event>): void {
  const { names } = tables
  const from = water.at[u] as number
  if (water.holder === u) loosePuck(tables, water, emit)
  lift(water, u)
  const to = nearestFree(tables, water, 0, from, dice)
  water.under[u] = 0
  water.at[u] = to
  settle(water, u)
  emit({
    type: 'forced-up',
    unit: unitId(u),
    team: teamName(teamOf(u)),
    from: nameOf(names, from),
    to: nameOf(names, to),
  })
}
