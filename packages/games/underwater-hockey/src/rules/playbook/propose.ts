import { DIRECTIONS } from '@sextant/hex'
import type { Plan, Swim } from '../../plan.ts'
import { TEAM_SIZE } from '../../schema-names.ts'
import type { Tables } from '../../tables.ts'
import { firstOf, type TeamSeat, teamOf } from '../../units.ts'
import { bestSwim, claim, clearCourse, clearPlans, STROKES, type Task } from '../sketch.ts'
import { canSteal } from '../stealing.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { Workspace } from '../workspace.ts'
import { assignTasks } from './assign.ts'
import { carry, wayAhead } from './carrying.ts'
import { foreseePuck } from './foresight.ts'
import { directionTo } from './frame.ts'
import { saverOf } from './guard.ts'
import { listTasks } from './shape.ts'
import { isFresh, isNear, leavesOneUp } from './shifts.ts'
import { findWay, sixths } from './ways.ts'

/**
 * The playbook: a plan for each unit of a team, from what everybody can see. The same position always gives the
 * same plans.
 */
export function propose(work: Workspace, water: Water, team: TeamSeat): Plan[] {
  const { tables, sketch } = work
  const first = firstOf(team)
  const plans: Plan[] = []
  const theirs = water.holder !== NOBODY && teamOf(water.holder) !== team
  clearCourse(sketch)
  let puck = theirs ? foreseePuck(work, water) : water.puck
  clearPlans(sketch)
  let under = 0
  let carrier = NOBODY
  if (water.holder !== NOBODY && !theirs) {
    const { holder } = water
    const { flick, receiver } = carry(work, water, holder)
    under++
    puck = note(work, water, holder, 1, plans, flick ?? bestSwim(sketch, null))
    carrier = flick ? receiver : holder
    if (flick && receiver !== NOBODY) {
      wayAhead(work, water, receiver)
      puck = note(work, water, receiver, 1, plans, bestSwim(sketch, null))
      under++
    }
  }
  for (let u = first; u < first + TEAM_SIZE; u++)
    // On a tile of the own goal a won puck would be a goal for the others.
    if (canSteal(tables, water, u) && tables.defender[water.at[u] as number] !== team) {
      note(work, water, u, 1, plans, { kind: 'steal' })
      under++
    }
  const saver = theirs ? saverOf(work, water, team) : NOBODY
  if (saver !== NOBODY && leavesOneUp(sketch, water, saver, under)) {
    note(work, water, saver, 1, plans, save(tables, water, saver, team))
    under++
  }
  listTasks(work, water, team, carrier, puck)
  assignTasks(work, water, team)
  for (let index = 0; index < sketch.taskCount; index++) {
    const u = sketch.doer[index] as number
    const task = sketch.tasks[index]
    if (task && u !== NOBODY) under += doTask(work, water, u, task, under, plans)
  }
  for (let u = first; u < first + TEAM_SIZE; u++)
    if (!sketch.planned[u]) note(work, water, u, water.under[u] as number, plans, idle(tables, water, u))
  return plans
}

/** Dives into the way of the puck and turns to it. */
function save(tables: Tables, water: Water, u: number, team: TeamSeat): Swim {
  const facing = directionTo(tables, team, water.at[u] as number, water.puck)
  const curl = facing === water.facing[u] ? null : (DIRECTIONS[facing] ?? null)
  return { kind: 'swim', change: 'dive', curl, path: [] }
}

/** Plans a unit's way to its task, above or under water; returns 1 if it will be under. */
function doTask(work: Workspace, water: Water, u: number, task: Task, under: number, plans: Plan[]): number {
  const { tables, sketch } = work
  const { shifts } = tables.ruleset.playbook
  const isUnder = water.under[u] as number
  const from = water.at[u] as number
  const wants =
    task.under &&
    under < shifts.underAtMost &&
    isFresh(tables, water, u) &&
    leavesOneUp(sketch, water, u, under)
  const clear = unitOn(water, 1 - isUnder, from) === NOBODY
  let change: Swim['change'] = null
  if (isUnder && !wants && clear) change = 'surface'
  if (!isUnder && wants && clear && isNear(tables, water, u, task.tile)) change = 'dive'
  const plane = change === null ? isUnder : 1 - isUnder
  const towards = directionTo(tables, teamOf(u), from, task.tile)
  if (task.kind === 'press' && plane === 1) pressWay(work, water, u, task.tile, towards)
  else arriveWay(work, water, u, plane, task.tile, towards)
  note(work, water, u, plane, plans, bestSwim(sketch, change))
  return plane
}

/** The shortest way to a tile, facing the puck where it is as good. */
function arriveWay(
  work: Workspace,
  water: Water,
  u: number,
  plane: number,
  target: number,
  towards: number,
): void {
  const { tables } = work
  const { board, defender } = tables
  const { swim, carry } = tables.ruleset.playbook
  const team = teamOf(u)
  const carries = water.holder === u
  findWay(work, water, u, plane, towards, (tile, facing) => {
    const look = tile === target ? water.puck : target
    const turns = tile === look ? 0 : sixths(facing, directionTo(tables, team, tile, look))
    const worth =
      -swim.distance * (board.distances[tile * board.size + target] as number) - swim.facing * turns
    return carries && defender[tile] === team ? worth - carry.ownGoal : worth
  })
}

/** Next to where the holder will be, facing it, and between it and the own goal. */
function pressWay(work: Workspace, water: Water, u: number, target: number, towards: number): void {
  const { tables } = work
  const { board, goalDistance } = tables
  const { swim, press } = tables.ruleset.playbook
  const team = teamOf(u)
  const home = goalDistance[team]
  findWay(work, water, u, 1, towards, (tile, facing) => {
    const away = board.distances[tile * board.size + target] as number
    const faces = board.neighbours[tile * 6 + facing] === target
    let worth = -swim.distance * Math.abs(away - 1)
    if (away === 1 && faces) worth += press.beside
    if (away > 0) worth -= swim.facing * sixths(facing, directionTo(tables, team, tile, target))
    if ((home[tile] as number) > (home[target] as number)) worth -= press.behind
    return worth
  })
}

/** Nothing to do: breathe. */
function idle(tables: Tables, water: Water, u: number): Plan {
  const clear = unitOn(water, 0, water.at[u] as number) === NOBODY
  const change = water.under[u] && clear && !isFresh(tables, water, u) ? 'surface' : null
  return { kind: 'swim', change, curl: null, path: [] }
}

/** Enters the plan and claims the tiles of its way; returns the tile where it ends. */
function note(work: Workspace, water: Water, u: number, plane: number, plans: Plan[], plan: Plan): number {
  const { sketch, tables } = work
  plans[u - firstOf(teamOf(u))] = plan
  sketch.planned[u] = 1
  sketch.busy[u] = 1
  let tile = water.at[u] as number
  const path = plan.kind === 'swim' ? plan.path : NO_PATH
  sketch.leaves[u] = path.length > 0 ? 1 : 0
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const direction = path[stroke]
    if (direction !== undefined) tile = tables.board.neighbours[tile * 6 + direction] as number
    claim(sketch, plane, tile, stroke)
  }
  return tile
}

const NO_PATH: readonly number[] = []
