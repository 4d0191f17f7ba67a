import { NOBODY, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { carry, wayAhead } from './carrying.ts'
import { addToCourse, clearSketch } from './sketch.ts'

/**
 * Where the puck will be after this turn if the opponents go by the playbook too. The tiles it goes over are noted in
 * the sketch as its course.
 */
export function foreseePuck(world: World, water: Water): number {
  const { sketch, board } = world
  clearSketch(sketch)
  sketch.courseLength = 0
  sketch.carrier = water.holder
  let tile = water.puck
  const { flick, receiver } = carry(world, water, water.holder)
  if (flick) {
    for (let step = 0; step < flick.distance; step++) {
      tile = board.neighbours[tile * 6 + flick.direction] as number
      addToCourse(sketch, tile)
    }
    sketch.carrier = receiver
    sketch.carrierFacing = flick.direction
    if (receiver === NOBODY) return tile
    wayAhead(world, water, receiver)
  }
  sketch.carrierFacing = sketch.bestCurl < 0 ? (water.facing[sketch.carrier] as number) : sketch.bestCurl
  for (let stroke = 0; stroke < sketch.bestLength; stroke++) {
    sketch.carrierFacing = sketch.best[stroke] as number
    tile = board.neighbours[tile * 6 + sketch.carrierFacing] as number
    addToCourse(sketch, tile)
  }
  return tile
}
