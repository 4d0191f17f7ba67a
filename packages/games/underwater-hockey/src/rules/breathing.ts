import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { UNIT_COUNT } from '../schema.ts'
import { teamName, teamOf, unitId } from '../units.ts'
import { lift, NOBODY, settle, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { nearestFree } from './free-tile.ts'
import { loosePuck } from './puck.ts'

/**
 * At the surface a unit recovers, up to full lungs; under water it uses up one breath. At 0 it surfaces at once,
 * on the nearest free tile where somebody is above it, and leaves the puck behind.
 */
export function breathe(world: World, water: Water, dice: Dice, emit: Emit<Event>): void {
  const under: string[] = []
  const breath: number[] = []
  for (let u = 0; u < UNIT_COUNT; u++) {
    const left = water.breath[u] as number
    if (water.under[u]) {
      under.push(unitId(u))
      water.breath[u] = Math.max(0, left - 1)
    } else water.breath[u] = Math.min(water.lungs[u] as number, left + (water.recovery[u] as number))
    breath.push(water.breath[u] as number)
  }
  const holder = water.holder === NOBODY ? null : unitId(water.holder)
  emit({ type: 'breathed', turn: water.turn, under, breath, holder })
  for (let u = 0; u < UNIT_COUNT; u++)
    if (water.under[u] && water.breath[u] === 0) forceUp(world, water, u, dice, emit)
}

function forceUp(world: World, water: Water, u: number, dice: Dice, emit: Emit<Event>): void {
  const { names } = world
  const from = water.at[u] as number
  if (water.holder === u) loosePuck(world, water, emit)
  lift(water, u)
  const to = nearestFree(world, water, 0, from, dice)
  water.under[u] = 0
  water.at[u] = to
  settle(water, u)
  emit({
    type: 'forced-up',
    unit: unitId(u),
    team: teamName(teamOf(u)),
    from: names[from] as string,
    to: names[to] as string,
  })
}
