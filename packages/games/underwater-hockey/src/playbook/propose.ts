import type { Plan, Swim } from '../plan.ts'
import { canSteal } from '../rules/stealing.ts'
import { TEAM_SIZE } from '../schema.ts'
import { firstOf, teamOf } from '../units.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { assignTasks } from './assign.ts'
import { carry, wayAhead } from './carrying.ts'
import { foreseePuck } from './foresight.ts'
import { directionTo } from './frame.ts'
import { saverOf } from './guard.ts'
import { listTasks } from './shape.ts'
import { isFresh, isNear, leavesOneUp } from './shifts.ts'
import { claim, clearSketch, type Sketch, STROKES, type Task } from './sketch.ts'
import { findWay, sixths } from './ways.ts'

/**
 * The playbook: a plan for each unit of a team, from what everybody can see. The same position always gives the
 * same plans.
 */
export function propose(world: World, water: Water, team: 0 | 1): Plan[] {
  const { sketch } = world
  const first = firstOf(team)
  const plans: Plan[] = []
  const theirs = water.holder !== NOBODY && teamOf(water.holder) !== team
  let puck = theirs ? foreseePuck(world, water) : water.puck
  clearSketch(sketch)
  let under = 0
  let carrier = NOBODY
  if (water.holder !== NOBODY && teamOf(water.holder) === team) {
    const { holder } = water
    const { flick, receiver } = carry(world, water, holder)
    under++
    if (!flick) puck = note(world, water, holder, 1, plans, swimOf(sketch, null))
    else puck = note(world, water, holder, 1, plans, flick)
    carrier = flick ? receiver : holder
    if (flick && receiver !== NOBODY) {
      wayAhead(world, water, receiver)
      puck = note(world, water, receiver, 1, plans, swimOf(sketch, null))
      under++
    }
  }
  for (let u = first; u < first + TEAM_SIZE; u++)
    // On a tile of the own goal a won puck would be a goal for the others.
    if (canSteal(world, water, u) && world.defender[water.at[u] as number] !== team) {
      note(world, water, u, 1, plans, { kind: 'steal' })
      under++
    }
  const saver = theirs ? saverOf(world, water, team) : NOBODY
  if (saver !== NOBODY && leavesOneUp(world, water, saver, under)) {
    const facing = directionTo(world, team, water.at[saver] as number, water.puck)
    const curl = facing === water.facing[saver] ? null : facing
    note(world, water, saver, 1, plans, { kind: 'swim', change: 'dive', curl, path: [] })
    under++
  }
  listTasks(world, water, team, carrier, puck)
  assignTasks(world, water, team)
  for (let index = 0; index < sketch.taskCount; index++) {
    const u = sketch.doer[index] as number
    if (u === NOBODY) continue
    const task = sketch.tasks[index] as Task
    under += doTask(world, water, u, task, under, plans)
  }
  for (let u = first; u < first + TEAM_SIZE; u++)
    if (!sketch.planned[u]) note(world, water, u, water.under[u] as number, plans, idle(world, water, u))
  return plans
}

/** Plans a unit's way to its task, above or under water; 1 if it will be under. */
function doTask(world: World, water: Water, u: number, task: Task, under: number, plans: Plan[]): number {
  const { shifts } = world.ruleset.playbook
  const isUnder = water.under[u] as number
  const wants =
    task.under &&
    under < shifts.underAtMost &&
    isFresh(world, water, u) &&
    leavesOneUp(world, water, u, under)
  const clear = unitOn(water, 1 - isUnder, water.at[u] as number) === NOBODY
  let change: Swim['change'] = null
  if (isUnder && !wants && clear) change = 'surface'
  if (!isUnder && wants && clear && isNear(world, water, u, task.tile)) change = 'dive'
  const plane = change === null ? isUnder : 1 - isUnder
  const towards = directionTo(world, teamOf(u), water.at[u] as number, task.tile)
  if (task.kind === 'press' && plane === 1) pressWay(world, water, u, task.tile, towards)
  else arriveWay(world, water, u, plane, task.tile, towards)
  note(world, water, u, plane, plans, swimOf(world.sketch, change))
  return plane
}

/** The shortest way to a tile, facing the puck where it is as good. */
function arriveWay(
  world: World,
  water: Water,
  u: number,
  plane: number,
  target: number,
  towards: number,
): void {
  const { board, defender } = world
  const { swim, carry } = world.ruleset.playbook
  const team = teamOf(u)
  const carries = water.holder === u
  findWay(world, water, u, plane, towards, (tile, facing) => {
    const look = tile === target ? water.puck : target
    const turn = tile === look ? 0 : sixths(facing, directionTo(world, team, tile, look))
    const worth =
      -swim.distance * (board.distances[tile * board.size + target] as number) - swim.facing * turn
    return carries && defender[tile] === team ? worth - carry.ownGoal : worth
  })
}

/** Next to where the holder will be, facing it, and between it and the own goal. */
function pressWay(world: World, water: Water, u: number, target: number, towards: number): void {
  const { board, goalDistance } = world
  const { swim, press } = world.ruleset.playbook
  const team = teamOf(u)
  const home = goalDistance[team]
  findWay(world, water, u, 1, towards, (tile, facing) => {
    const away = board.distances[tile * board.size + target] as number
    const faces = board.neighbours[tile * 6 + facing] === target
    let worth = -swim.distance * Math.abs(away - 1)
    if (away === 1 && faces) worth += press.beside
    if (away > 0) worth -= swim.facing * sixths(facing, directionTo(world, team, tile, target))
    if ((home[tile] as number) > (home[target] as number)) worth -= press.behind
    return worth
  })
}

/** Nothing to do: breathe. */
function idle(world: World, water: Water, u: number): Plan {
  const clear = unitOn(water, 0, water.at[u] as number) === NOBODY
  const change = water.under[u] && clear && !isFresh(world, water, u) ? 'surface' : null
  return { kind: 'swim', change, curl: null, path: [] }
}

function swimOf(sketch: Sketch, change: Swim['change']): Swim {
  const path: number[] = []
  for (let stroke = 0; stroke < sketch.bestLength; stroke++) path.push(sketch.best[stroke] as number)
  return { kind: 'swim', change, curl: sketch.bestCurl < 0 ? null : sketch.bestCurl, path }
}

/** Writes the plan down and claims the tiles of its way; gives the tile where it ends. */
function note(world: World, water: Water, u: number, plane: number, plans: Plan[], plan: Plan): number {
  const { sketch, board } = world
  plans[u - firstOf(teamOf(u))] = plan
  sketch.planned[u] = 1
  sketch.busy[u] = 1
  let tile = water.at[u] as number
  const path = plan.kind === 'swim' ? plan.path : NO_PATH
  sketch.leaves[u] = path.length > 0 ? 1 : 0
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const direction = path[stroke]
    if (direction !== undefined) tile = board.neighbours[tile * 6 + direction] as number
    claim(sketch, plane, tile, stroke)
  }
  return tile
}

const NO_PATH: readonly number[] = []
