import { TEAM_SIZE } from '../schema.ts'
import { firstOf } from '../units.ts'
import { NOBODY, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { isFresh, isRush } from './shifts.ts'
import type { Task } from './sketch.ts'

/** Gives each task, the most urgent first, to the unit of the team that suits it best. */
export function assignTasks(world: World, water: Water, team: 0 | 1): void {
  const { sketch } = world
  const first = firstOf(team)
  for (let index = 0; index < sketch.taskCount; index++) {
    const task = sketch.tasks[index] as Task
    let best = NOBODY
    let least = Number.POSITIVE_INFINITY
    for (let u = first; u < first + TEAM_SIZE; u++) {
      if (sketch.busy[u]) continue
      const cost = costOf(world, water, u, u - first, task)
      if (cost >= least) continue
      least = cost
      best = u
    }
    sketch.doer[index] = best
    if (best !== NOBODY) sketch.busy[best] = 1
  }
}

/** LF, CF, RF, LB, CB, RB. */
const SIDE = [-1, 0, 1, -1, 0, 1] as const
const CENTRE_FORWARD = 1
const CENTRE_BACK = 4

function costOf(
  world: World,
  water: Water,
  u: number,
  position: number,
  { kind, tile, under, side }: Task,
): number {
  const { board } = world
  const { taste } = world.ruleset.playbook
  const forward = position < 3
  const rush = isRush(world, water)
  // At kickoff the forwards dive for the puck, the centre forward first.
  if (rush && kind === 'chase') return position === CENTRE_FORWARD ? -taste.rush : taste.rush
  if (rush && kind === 'support') return forward && SIDE[position] === side ? -taste.rush : taste.rush
  const away = board.distances[(water.at[u] as number) * board.size + tile] as number
  let cost = (taste.time * away) / (water.speed[u] as number)
  if (under && !isFresh(world, water, u)) cost += taste.tired
  if (side !== 0 && SIDE[position] === -side) cost += taste.wrongSide
  if (kind === 'keeper')
    cost += (forward ? taste.forwardBack : 0) + (position === CENTRE_BACK ? 0 : taste.keeper)
  else if (kind === 'cover') cost += forward ? taste.forwardBack : 0
  else if (kind === 'support' || kind === 'wing') cost += forward ? 0 : taste.backForward
  return cost
}
