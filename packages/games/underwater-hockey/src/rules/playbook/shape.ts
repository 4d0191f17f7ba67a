import { at } from '@sextant/engine'
import type { Tables } from '../../tables.ts'
import { type TeamSeat, teamOf } from '../../units.ts'
import { addTask, type Sketch } from '../sketch.ts'
import { NOBODY, type Water } from '../water.ts'
import type { Workspace } from '../workspace.ts'
import {
  across,
  aheadLeft,
  aheadRight,
  directionTo,
  rightwards,
  rowsAhead,
  tileAhead,
  tileTowards,
} from './frame.ts'
import { guardLanes, stopTile } from './guard.ts'

/**
 * Lists where a team needs a unit, the most urgent first. `carrier` of the team, if any, will have the puck at
 * `puck`; else it is foreseen there.
 */
export function listTasks(
  work: Workspace,
  water: Water,
  team: TeamSeat,
  carrier: number,
  puck: number,
): void {
  if (water.holder !== NOBODY && teamOf(water.holder) !== team) defend(work, water, team, puck)
  else if (carrier !== NOBODY) attack(work, water, team, carrier, puck)
  else hunt(work, team, puck)
}

/** Teammates of the holder keep at passing distance: ahead of it on either side, one behind, one far behind. */
function attack(
  { tables, sketch }: Workspace,
  water: Water,
  team: TeamSeat,
  carrier: number,
  puck: number,
): void {
  const { shape } = tables.ruleset.playbook
  const reach = water.flick[carrier] as number
  const rows = rowsAhead(tables, team, puck)
  const far = across(tables, puck)
  addTask(sketch, 'support', tileTowards(tables, puck, aheadLeft(team), reach), true, -1)
  addTask(sketch, 'support', tileTowards(tables, puck, aheadRight(team), reach), true, 1)
  addTask(sketch, 'cover', tileAhead(tables, team, rows - shape.outlet, far), true)
  addTask(sketch, 'keeper', tileAhead(tables, team, rows * shape.keeperUp, middle(tables)), false)
  addTask(sketch, 'cover', tileAhead(tables, team, rows - shape.sweeper, middle(tables)), false)
}

/** Opponents converge on the holder: some meet it where it will be, the others keep between it and the goal. */
function defend(work: Workspace, water: Water, team: TeamSeat, met: number): void {
  const { tables, sketch } = work
  const { shape } = tables.ruleset.playbook
  const goal = middleOf(tables.goals[team])
  const rows = rowsAhead(tables, team, met)
  const far = across(tables, met)
  const block = tileTowards(tables, met, directionTo(tables, team, met, goal), shape.block)
  const [first, second] = guardLanes(work, water, team, met)
  const post = stopTile(work, team)
  const keeper = post !== NOBODY ? post : (first ?? keeperTile(tables, team, far))
  addTask(sketch, 'keeper', keeper, post !== NOBODY || rows <= shape.keeperUnder)
  addTask(sketch, 'press', met, true)
  addTask(sketch, 'press', met, true)
  addTask(sketch, 'cover', second ?? block, rows <= shape.coverUnder)
  addWing(tables, sketch, team, rows, far, -1)
  addWing(tables, sketch, team, rows, far, 1)
}

/** A free puck is hunted by the nearest, with another behind and one on each side to take the pass. */
function hunt({ tables, sketch }: Workspace, team: TeamSeat, puck: number): void {
  const { shape } = tables.ruleset.playbook
  const rows = rowsAhead(tables, team, puck)
  const far = across(tables, puck)
  const right = rightwards(team)
  const flank = (side: number) =>
    tileAhead(tables, team, rows - shape.flankBehind, far + side * right * shape.flank)
  addTask(sketch, 'chase', puck, true)
  addTask(sketch, 'support', flank(-1), true, -1)
  addTask(sketch, 'support', flank(1), true, 1)
  addTask(sketch, 'keeper', keeperTile(tables, team, far), rows <= shape.keeperUnderFree)
  const cover = tileAhead(tables, team, rows * shape.cover, pulled(tables, far, shape.coverPull))
  addTask(sketch, 'cover', cover, rows <= shape.coverUnderFree)
  addWing(tables, sketch, team, rows, far, 1)
}

/** One to the left (-1) or right (1) of the puck, at the surface. */
function addWing(
  tables: Tables,
  sketch: Sketch,
  team: TeamSeat,
  rows: number,
  far: number,
  side: -1 | 1,
): void {
  const { shape } = tables.ruleset.playbook
  const tile = tileAhead(tables, team, rows + shape.wingAhead, far + side * rightwards(team) * shape.wing)
  addTask(sketch, 'wing', tile, false, side)
}

function keeperTile(tables: Tables, team: TeamSeat, far: number): number {
  const { shape } = tables.ruleset.playbook
  return tileAhead(tables, team, shape.keeper, pulled(tables, far, shape.keeperPull))
}

/** A share of the way from the middle of the pool to where the puck is across it. */
function pulled(tables: Tables, far: number, share: number): number {
  return middle(tables) + (far - middle(tables)) * share
}

function middle({ ruleset }: Tables): number {
  return (ruleset.pool.columns - 1) / 2
}

function middleOf(goals: Int16Array): number {
  return at(goals, goals.length >> 1)
}
