import type { Plan } from '../../plan.ts'
import { followCourse } from '../courses.ts'
import { addToCourse, bestSwim, clearPlans } from '../sketch.ts'
import { NOBODY, type Water } from '../water.ts'
import type { Workspace } from '../workspace.ts'
import { carry, wayAhead } from './carrying.ts'

/**
 * Where the puck will be after this turn if the opponents go by the playbook too. The tiles it goes over are noted in
 * the sketch as its course.
 */
export function foreseePuck(work: Workspace, water: Water): number {
  const { sketch } = work
  clearPlans(sketch)
  sketch.carrier = water.holder
  let tile = water.puck
  const { flick, receiver } = carry(work, water, water.holder)
  if (flick) {
    tile = follow(work, tile, flick)
    sketch.carrier = receiver
    sketch.carrierFacing = flick.direction
    if (receiver === NOBODY) return tile
    wayAhead(work, water, receiver)
  }
  const swim = bestSwim(sketch, null)
  sketch.carrierFacing = swim.path.at(-1) ?? swim.curl ?? (water.facing[sketch.carrier] as number)
  return follow(work, tile, swim)
}

/** Adds the tiles of a plan to the course; returns the last. */
function follow({ tables, sketch }: Workspace, from: number, plan: Plan): number {
  return followCourse(tables, from, plan, tile => addToCourse(sketch, tile))
}
