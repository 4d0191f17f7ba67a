import { teamOf } from '../units.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { World } from '../world.ts'

/**
 * Keeping the goal. Dives come before flicks, and swims after them: a shot is stopped by whoever is above its way and
 * dives into it, a carrier by whoever stands in its way. Either must happen before the line.
 */

/** The unit that dives into the way of a puck that is foreseen to go in, or -1. */
export function saverOf(world: World, water: Water, team: 0 | 1): number {
  const { sketch, defender } = world
  if (!isThreatened(world, team)) return NOBODY
  for (let step = 0; step < sketch.courseLength; step++) {
    const tile = sketch.course[step] as number
    // Whoever has the puck on a tile of the goal has let it in.
    if (defender[tile] === team) break
    const above = unitOn(water, 0, tile)
    if (above === NOBODY || teamOf(above) !== team || unitOn(water, 1, tile) !== NOBODY) continue
    if ((water.breath[above] as number) > 0) return above
  }
  return NOBODY
}

/** The last tile before the line that a puck which is foreseen to go in goes over, or -1. */
export function stopTile(world: World, team: 0 | 1): number {
  const { sketch, defender } = world
  if (!isThreatened(world, team)) return NOBODY
  for (let step = sketch.courseLength - 1; step >= 0; step--) {
    const tile = sketch.course[step] as number
    if (defender[tile] !== team) return tile
  }
  return NOBODY
}

function isThreatened({ sketch, goalDistance, ruleset }: World, team: 0 | 1): boolean {
  const { course, courseLength } = sketch
  if (courseLength === 0) return false
  return (goalDistance[team][course[courseLength - 1] as number] as number) <= ruleset.playbook.shape.save
}

/**
 * Tiles from which shots can be stopped that whoever will have the puck on `met` may take in the next turn: on the way
 * of each shot, next to the line. Straight ahead first, at most two; -1 where there is none.
 */
export function guardLanes(world: World, water: Water, team: 0 | 1, met: number): readonly [number, number] {
  const { sketch } = world
  LANES[0] = NOBODY
  LANES[1] = NOBODY
  if (sketch.carrier === NOBODY) return LANES
  const reach = water.flick[sketch.carrier] as number
  for (const side of SIDES) {
    const tile = beforeTheLine(world, team, met, (sketch.carrierFacing + side) % 6, reach)
    if (tile === NOBODY) continue
    if (LANES[0] === NOBODY) LANES[0] = tile
    else if (LANES[1] === NOBODY) LANES[1] = tile
  }
  return LANES
}

const LANES: [number, number] = [NOBODY, NOBODY]
/** Straight ahead, then to either side. */
const SIDES = [0, 1, 5] as const

/** The last tile before the goal on a straight way into it, or -1. */
function beforeTheLine(
  { board, defender }: World,
  team: 0 | 1,
  from: number,
  direction: number,
  reach: number,
): number {
  let before = NOBODY
  let tile = from
  for (let step = 1; step <= reach; step++) {
    tile = board.neighbours[tile * 6 + direction] as number
    if (tile < 0) return NOBODY
    if (defender[tile] === team) return before
    before = tile
  }
  return NOBODY
}
