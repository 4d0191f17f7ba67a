import type { Emit } from '@sextant/engine'
import type { Event, Place } from '../events.ts'
import { UNIT_COUNT } from '../schema.ts'
import { unitId } from '../units.ts'
import { clearTiles, NOBODY, settle, type Water } from '../water.ts'
import type { World } from '../world.ts'

/** Both teams line up at the surface with full lungs, facing the opponent's goal; the puck lies in the middle. */
export function lineUp(world: World, water: Water, emit: Emit<Event>): void {
  const places: Place[] = []
  clearTiles(water)
  for (let u = 0; u < UNIT_COUNT; u++) {
    const tile = world.lineUp[u] as number
    const facing = world.lineUpFacing[u] as number
    water.at[u] = tile
    water.facing[u] = facing
    water.under[u] = 0
    water.breath[u] = water.lungs[u] as number
    settle(water, u)
    places.push({ unit: unitId(u), at: world.names[tile] as string, facing })
  }
  water.puck = world.puck
  water.holder = NOBODY
  water.kickoff = water.turn
  const score: [number, number] = [water.score[0] as number, water.score[1] as number]
  emit({ type: 'kickoff', turn: water.turn, score, places, puck: world.names[world.puck] as string })
}
