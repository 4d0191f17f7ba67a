import type { Tables } from '../../tables.ts'
import { type TeamSeat, teamOf } from '../../units.ts'
import { SIDES_AHEAD } from '../strokes.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { Workspace } from '../workspace.ts'

/**
 * Keeping the goal. Dives come before flicks, and swims after them: a shot is stopped by a unit that is above its way
 * and dives into it, a carrier by a unit that stands in its way. Either must happen before the line.
 */

/** The unit that dives into the way of a puck that is foreseen to go in, or -1. */
export function saverOf({ tables, sketch }: Workspace, water: Water, team: TeamSeat): number {
  if (!isThreatened(tables, sketch, team)) return NOBODY
  for (let step = 0; step < sketch.courseLength; step++) {
    const tile = sketch.course[step] as number
    // A unit that has the puck on a tile of its goal has let it in.
    if (tables.defender[tile] === team) break
    const above = unitOn(water, 0, tile)
    if (above === NOBODY || teamOf(above) !== team || unitOn(water, 1, tile) !== NOBODY) continue
    if ((water.breath[above] as number) > 0) return above
  }
  return NOBODY
}

/** The last tile before the line that a puck which is foreseen to go in goes over, or -1. */
export function stopTile({ tables, sketch }: Workspace, team: TeamSeat): number {
  if (!isThreatened(tables, sketch, team)) return NOBODY
  for (let step = sketch.courseLength - 1; step >= 0; step--) {
    const tile = sketch.course[step] as number
    if (tables.defender[tile] !== team) return tile
  }
  return NOBODY
}

function isThreatened(
  { goalDistance, ruleset }: Tables,
  { course, courseLength }: Workspace['sketch'],
  team: TeamSeat,
): boolean {
  if (courseLength === 0) return false
  return (goalDistance[team][course[courseLength - 1] as number] as number) <= ruleset.playbook.shape.save
}

/**
 * Tiles from which shots can be stopped that the unit with the puck on `met` may take in the next turn: on the way
 * of each shot, next to the line. Straight ahead first, at most two.
 */
export function guardLanes(
  { tables, sketch }: Workspace,
  water: Water,
  team: TeamSeat,
  met: number,
): number[] {
  if (sketch.carrier === NOBODY) return []
  const reach = water.flick[sketch.carrier] as number
  const lanes: number[] = []
  for (const side of SIDES_AHEAD) {
    const tile = beforeTheLine(tables, team, met, (sketch.carrierFacing + side) % 6, reach)
    if (tile !== NOBODY) lanes.push(tile)
  }
  return lanes.slice(0, 2)
}

/** The last tile before the goal on a straight way into it, or -1. */
function beforeTheLine(
  { board, defender }: Tables,
  team: TeamSeat,
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
