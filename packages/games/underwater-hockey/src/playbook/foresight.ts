import { NOBODY, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { carry, wayAhead } from './carrying.ts'
import { tileTowards } from './frame.ts'
import { clearSketch } from './sketch.ts'

/** Where the puck will be after this turn if the opponents go by the playbook too. */
export function foreseePuck(world: World, water: Water): number {
  const { sketch, board } = world
  clearSketch(sketch)
  let carrier = water.holder
  const { flick, receiver } = carry(world, water, carrier)
  if (flick) {
    if (receiver === NOBODY) return tileTowards(world, water.puck, flick.direction, flick.distance)
    carrier = receiver
    wayAhead(world, water, carrier)
  }
  let tile = water.at[carrier] as number
  for (let stroke = 0; stroke < sketch.bestLength; stroke++)
    tile = board.neighbours[tile * 6 + (sketch.best[stroke] as number)] as number
  return tile
}
