import { TEAM_SIZE } from '../schema.ts'
import { firstOf, teamOf } from '../units.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { World } from '../world.ts'

/** Breathing in shifts: who has the breath to be under water, and who is near enough to dive. */

/** A unit stays under down to its reserve, and dives again only with enough in its lungs. */
export function isFresh({ ruleset }: World, water: Water, u: number): boolean {
  const { reserve, diveShare } = ruleset.playbook.shifts
  const breath = water.breath[u] as number
  return water.under[u]
    ? breath > reserve
    : breath > reserve && breath >= diveShare * (water.lungs[u] as number)
}

/**
 * Whether somebody of the team breathes if this unit is under water too: beside those that are planned under,
 * whoever has somebody above it cannot come up.
 */
export function leavesOneUp({ sketch }: World, water: Water, u: number, planned: number): boolean {
  const first = firstOf(teamOf(u))
  let under = planned + 1
  for (let mate = first; mate < first + TEAM_SIZE; mate++)
    if (mate !== u && !sketch.planned[mate] && water.under[mate])
      if (unitOn(water, 0, water.at[mate] as number) !== NOBODY) under++
  return under < TEAM_SIZE
}

/** Swimming is as fast above as below: a unit dives when it comes near. At kickoff it dives at once. */
export function isNear(world: World, water: Water, u: number, tile: number): boolean {
  if (isRush(world, water)) return true
  const { board, ruleset } = world
  const away = board.distances[(water.at[u] as number) * board.size + tile] as number
  return away <= ruleset.playbook.shifts.diveWithin
}

/** After a kickoff, until somebody has touched the puck. */
export function isRush({ puck, ruleset }: World, water: Water): boolean {
  const since = water.turn - water.kickoff
  return water.holder === NOBODY && water.puck === puck && since < ruleset.playbook.shifts.rush
}
