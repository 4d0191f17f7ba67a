import type { Plan, Swim } from '../plan.ts'
import { canSteal } from '../rules/stealing.ts'
import { strokesAfterCurl } from '../rules/strokes.ts'
import { TEAM_SIZE } from '../schema.ts'
import { firstOf } from '../units.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { World } from '../world.ts'

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
  world: World,
  water: Water,
  team: 0 | 1,
  proposed: readonly Plan[],
  most: number,
): Change[] {
  const first = firstOf(team)
  const near = Array.from({ length: TEAM_SIZE }, (_, index) => first + index).sort(
    (a, b) => toPuck(world, water, a) - toPuck(world, water, b),
  )
  const perUnit = near.map(unit => alternatives(world, water, unit, proposed[unit - first] as Plan))
  const changes: Change[] = []
  // Turn and turn about, more of those at the puck: each unit has its say before the list is full.
  while (changes.length < most && perUnit.some(plans => plans.length > 0))
    for (const [rank, plans] of perUnit.entries())
      for (const plan of plans.splice(0, rank < 2 ? 4 : 1))
        if (changes.length < most) changes.push({ unit: near[rank] as number, plan })
  return changes
}

function alternatives(world: World, water: Water, u: number, proposed: Plan): Plan[] {
  const plans: Plan[] = []
  const add = (plan: Plan) => {
    if (!samePlan(plan, proposed) && !plans.some(other => samePlan(plan, other))) plans.push(plan)
  }
  if (water.holder === u) for (const plan of flicks(world, water, u)) add(plan)
  if (canSteal(world, water, u)) add({ kind: 'steal' })
  const base: Swim =
    proposed.kind === 'swim' ? proposed : { kind: 'swim', change: null, curl: null, path: [] }
  for (const change of otherPlanes(water, u)) if (change !== base.change) add({ ...base, change })
  for (const swim of swims(world, water, u)) add({ ...swim, change: base.change })
  for (const change of otherPlanes(water, u))
    if (change !== base.change)
      for (const swim of swims(world, water, u).slice(0, 3)) add({ ...swim, change })
  return plans
}

/** To stay in the plane, and to leave it where that can be done. */
function otherPlanes(water: Water, u: number): Swim['change'][] {
  const under = water.under[u] as number
  if (unitOn(water, 1 - under, water.at[u] as number) !== NOBODY) return [null]
  if (under) return [null, 'surface']
  return (water.breath[u] as number) > 0 ? [null, 'dive'] : [null]
}

function flicks({ board }: World, water: Water, u: number): Plan[] {
  const plans: Plan[] = []
  for (const side of [0, 1, 5]) {
    const direction = ((water.facing[u] as number) + side) % 6
    let tile = water.at[u] as number
    for (let distance = 1; distance <= (water.flick[u] as number); distance++) {
      tile = board.neighbours[tile * 6 + direction] as number
      if (tile < 0) break
      plans.push({ kind: 'flick', direction, distance })
    }
  }
  return plans
}

/** One way to each tile and facing within a turn; those that bring the unit to where the puck matters first. */
function swims(world: World, water: Water, u: number): Swim[] {
  const found: { swim: Swim; worth: number }[] = []
  const seen = new Set<number>()
  const start = water.at[u] as number
  const explore = (tile: number, facing: number, left: number, curl: number | null, path: number[]) => {
    const place = tile * 6 + facing
    if (!seen.has(place)) {
      seen.add(place)
      const swim: Swim = { kind: 'swim', change: null, curl, path }
      found.push({ swim, worth: worthOf(world, water, u, tile, facing) })
    }
    if (left === 0) return
    for (const side of [0, 1, 5]) {
      const direction = (facing + side) % 6
      const next = world.board.neighbours[tile * 6 + direction] as number
      if (next >= 0) explore(next, direction, left - 1, curl, [...path, direction])
    }
  }
  const facing = water.facing[u] as number
  explore(start, facing, water.speed[u] as number, null, [])
  const afterCurl = strokesAfterCurl(water.speed[u] as number, water.turnSpeed[u] as number)
  for (let turn = 2; turn <= 4; turn++) {
    const curl = (facing + turn) % 6
    explore(start, curl, afterCurl, curl, [])
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ swim }) => swim)
}

/** The holder wants to get on, the others to be at the puck and to face it. */
function worthOf(world: World, water: Water, u: number, tile: number, facing: number): number {
  const { board, goalDistance } = world
  const team = u < TEAM_SIZE ? 0 : 1
  if (water.holder === u) return -(goalDistance[1 - team]?.[tile] as number)
  const away = board.distances[tile * board.size + water.puck] as number
  const ahead = board.neighbours[tile * 6 + facing] as number
  const faced = ahead >= 0 && (board.distances[ahead * board.size + water.puck] as number) < away
  return -Math.abs(away - 1) + (faced ? 0.5 : 0)
}

function toPuck({ board }: World, water: Water, u: number): number {
  return board.distances[(water.at[u] as number) * board.size + water.puck] as number
}

export function samePlan(a: Plan, b: Plan): boolean {
  if (a.kind === 'swim')
    return b.kind === 'swim' && a.change === b.change && a.curl === b.curl && samePath(a.path, b.path)
  if (a.kind === 'flick')
    return b.kind === 'flick' && a.direction === b.direction && a.distance === b.distance
  return b.kind === 'steal'
}

export function samePath(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((direction, stroke) => direction === b[stroke])
}
