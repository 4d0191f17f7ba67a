import { TEAM_SIZE } from '../../schema-names.ts'
import type { Tables } from '../../tables.ts'
import { firstOf, type TeamSeat } from '../../units.ts'
import type { Task } from '../sketch.ts'
import { NOBODY, type Water } from '../water.ts'
import type { Workspace } from '../workspace.ts'
import { isFresh, isRush } from './shifts.ts'

/** Gives each task, the most urgent first, to the unit of the team that suits it best. */
export function assignTasks({ tables, sketch }: Workspace, water: Water, team: TeamSeat): void {
  const first = firstOf(team)
  for (let index = 0; index < sketch.taskCount; index++) {
    const task = sketch.tasks[index]
    if (!task) break
    let best = NOBODY
    let least = Number.POSITIVE_INFINITY
    for (let u = first; u < first + TEAM_SIZE; u++) {
      if (sketch.busy[u]) continue
      const cost = costOf(tables, water, u, u - first, task)
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
  tables: Tables,
  water: Water,
  u: number,
  position: number,
  { kind, tile, under, side }: Task,
): number {
  const { board } = tables
  const { taste } = tables.ruleset.playbook
  const forward = position < 3
  const rush = isRush(tables, water)
  // At kickoff the forwards dive for the puck, the centre forward first.
  if (rush && kind === 'chase') return position === CENTRE_FORWARD ? -taste.rush : taste.rush
  if (rush && kind === 'support') return forward && SIDE[position] === side ? -taste.rush : taste.rush
  const away = board.distances[(water.at[u] as number) * board.size + tile] as number
  let cost = (taste.time * away) / (water.speed[u] as number)
  if (under && !isFresh(tables, water, u)) cost += taste.tired
  if (side !== 0 && SIDE[position] === -side) cost += taste.wrongSide
  if (kind === 'keeper')
    cost += (forward ? taste.forwardBack : 0) + (position === CENTRE_BACK ? 0 : taste.keeper)
  else if (kind === 'cover') cost += forward ? taste.forwardBack : 0
  else if (kind === 'support' || kind === 'wing') cost += forward ? 0 : taste.backForward
  return cost
}
