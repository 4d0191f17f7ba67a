import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import { UNIT_COUNT } from '../schema.ts'
import { teamName, teamOf, unitId } from '../units.ts'
import { NOBODY, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { takePuck } from './puck.ts'

/** A free puck is picked up by whoever came over its tile under water; of several, by a random one. */
export function pickUp(world: World, water: Water, touched: Uint8Array, dice: Dice, emit: Emit<Event>): void {
  if (water.holder !== NOBODY) return
  const among: number[] = []
  for (let u = 0; u < UNIT_COUNT; u++) if (touched[u] && water.under[u]) among.push(u)
  if (among.length === 0) return
  const unit = dice.pick(among)
  const from = world.names[water.puck] as string
  takePuck(water, unit)
  emit({
    type: 'picked-up',
    unit: unitId(unit),
    team: teamName(teamOf(unit)),
    at: world.names[water.puck] as string,
    from,
    among: among.map(unitId),
  })
}
