import { at } from '@sextant/engine'
import { type Direction, turn } from '@sextant/hex'
import { type Plan, type Swim, samePlan } from '../plan.ts'
import { flicksFrom } from '../rules/flicking.ts'
import { canSteal } from '../rules/stealing.ts'
import { SIDES_AHEAD, strokesAfterCurl } from '../rules/strokes.ts'
import { NOBODY, unitOn, type Water } from '../rules/water.ts'
import { TEAM_SIZE } from '../schema-names.ts'
import type { Tables } from '../tables.ts'
import { firstOf, opponentOf, type TeamSeat, teamOf } from '../units.ts'

/** Another plan for one unit of a team than the playbook proposes. */
export interface Change {
  readonly unit: number
  readonly plan: Plan
}

/**
 * Changes worth looking at, those nearest to the puck first: every flick and way of the holder, ways that end near
 * the puck for the others, steals, and diving or surfacing earlier or later than proposed.
 */
export function changesFor(
  tables: Tables,
  water: Water,
  team: TeamSeat,
  proposed: readonly Plan[],
  most: number,
): Change[] {
  const first = firstOf(team)
  const near = Array.from({ length: TEAM_SIZE }, (_, index) => first + index).sort(
    (a, b) => toPuck(tables, water, a) - toPuck(tables, water, b),
  )
  const perUnit = near.map(unit => alternatives(tables, water, unit, at(proposed, unit - first)))
  const changes: Change[] = []
  // By turns, more of the units at the puck: each unit is considered before the list is full.
  while (changes.length < most && perUnit.some(plans => plans.length > 0))
    for (const [rank, plans] of perUnit.entries())
      for (const plan of plans.splice(0, rank < 2 ? 4 : 1))
        if (changes.length < most) changes.push({ unit: at(near, rank), plan })
  return changes
}

function alternatives(tables: Tables, water: Water, u: number, proposed: Plan): Plan[] {
  const plans: Plan[] = []
  const add = (plan: Plan) => {
    if (!samePlan(plan, proposed) && !plans.some(other => samePlan(plan, other))) plans.push(plan)
  }
  if (water.holder === u)
    for (const plan of flicksFrom(tables, at(water.at, u), at(water.facing, u), at(water.flick, u))) add(plan)
  if (canSteal(tables, water, u)) add({ kind: 'steal' })
  const base: Swim =
    proposed.kind === 'swim' ? proposed : { kind: 'swim', change: null, curl: null, path: [] }
  for (const change of otherPlanes(water, u)) if (change !== base.change) add({ ...base, change })
  for (const swim of swims(tables, water, u)) add({ ...swim, change: base.change })
  for (const change of otherPlanes(water, u))
    if (change !== base.change)
      for (const swim of swims(tables, water, u).slice(0, 3)) add({ ...swim, change })
  return plans
}

/** To stay in the plane, and to leave it where that can be done. */
function otherPlanes(water: Water, u: number): Swim['change'][] {
  const under = at(water.under, u)
  if (unitOn(water, 1 - under, at(water.at, u)) !== NOBODY) return [null]
  if (under) return [null, 'surface']
  return at(water.breath, u) > 0 ? [null, 'dive'] : [null]
}

/** One way to each tile and facing within a turn; those that bring the unit to where the puck matters first. */
function swims(tables: Tables, water: Water, u: number): Swim[] {
  const { neighbours } = tables.board
  const found: { swim: Swim; worth: number }[] = []
  const seen = new Set<number>()
  const explore = (
    tile: number,
    facing: number,
    left: number,
    curl: Direction | null,
    path: Direction[],
  ): void => {
    const place = tile * 6 + facing
    if (!seen.has(place)) {
      seen.add(place)
      const swim: Swim = { kind: 'swim', change: null, curl, path }
      found.push({ swim, worth: worthOf(tables, water, u, tile, facing) })
    }
    if (left === 0) return
    for (const side of SIDES_AHEAD) {
      const direction = turn(facing, side)
      const next = at(neighbours, tile * 6 + direction)
      if (next >= 0) explore(next, direction, left - 1, curl, [...path, direction])
    }
  }
  const start = at(water.at, u)
  const facing = at(water.facing, u)
  const speed = at(water.speed, u)
  explore(start, facing, speed, null, [])
  // Less than 120° is no more than the first stroke turns by itself.
  for (const sixths of [2, 3, 4]) {
    const curl = turn(facing, sixths)
    explore(start, curl, strokesAfterCurl(speed, at(water.turnSpeed, u)), curl, [])
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ swim }) => swim)
}

/** The holder wants to advance, the others to be at the puck and to face it. */
function worthOf(tables: Tables, water: Water, u: number, tile: number, facing: number): number {
  const { board, goalDistance } = tables
  if (water.holder === u) return -at(goalDistance[opponentOf(teamOf(u))], tile)
  const away = at(board.distances, tile * board.size + water.puck)
  const ahead = at(board.neighbours, tile * 6 + facing)
  const faced = ahead >= 0 && at(board.distances, ahead * board.size + water.puck) < away
  return -Math.abs(away - 1) + (faced ? 0.5 : 0)
}

function toPuck({ board }: Tables, water: Water, u: number): number {
  return at(board.distances, at(water.at, u) * board.size + water.puck)
}
