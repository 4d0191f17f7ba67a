import { TEAM_SIZE } from '../../schema-names.ts'
import type { Tables } from '../../tables.ts'
import { firstOf, teamOf } from '../../units.ts'
import type { Sketch } from '../sketch.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'

/** Breathing in shifts: who has the breath to be under water, and who is near enough to dive. */

/** A unit stays under down to its reserve, and dives again only with enough in its lungs. */
export function isFresh({ ruleset }: Tables, water: Water, u: number): boolean {
  const { reserve, diveShare } = ruleset.playbook.shifts
  const breath = water.breath[u] as number
  return water.under[u]
    ? breath > reserve
    : breath > reserve && breath >= diveShare * (water.lungs[u] as number)
}

/**
 * Whether one of the team still breathes if this unit is under water too. Beside those that are planned under, a unit
 * with another one above it counts: it cannot come up.
 */
export function leavesOneUp(sketch: Sketch, water: Water, u: number, planned: number): boolean {
  const first = firstOf(teamOf(u))
  let under = planned + 1
  for (let mate = first; mate < first + TEAM_SIZE; mate++)
    if (mate !== u && !sketch.planned[mate] && water.under[mate])
      if (unitOn(water, 0, water.at[mate] as number) !== NOBODY) under++
  return under < TEAM_SIZE
}

/** Swimming is as fast above as below: a unit dives when it comes near. At kickoff it dives at once. */
export function isNear(tables: Tables, water: Water, u: number, tile: number): boolean {
  if (isRush(tables, water)) return true
  const { board, ruleset } = tables
  const away = board.distances[(water.at[u] as number) * board.size + tile] as number
  return away <= ruleset.playbook.shifts.diveWithin
}

/** After a kickoff, until the puck has been touched. */
export function isRush({ puck, ruleset }: Tables, water: Water): boolean {
  const since = water.turn - water.kickoff
  return water.holder === NOBODY && water.puck === puck && since < ruleset.playbook.shifts.rush
}
