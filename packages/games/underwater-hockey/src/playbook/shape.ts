import { teamOf } from '../units.ts'
import { NOBODY, type Water } from '../water.ts'
import type { World } from '../world.ts'
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
import { addTask } from './sketch.ts'

/**
 * Lists where a team needs somebody, the most urgent first. `carrier` of the team, if any, will have the
 * puck at `puck`; else it is foreseen there.
 */
export function listTasks(world: World, water: Water, team: 0 | 1, carrier: number, puck: number): void {
  if (water.holder !== NOBODY && teamOf(water.holder) !== team) defend(world, water, team, puck)
  else if (carrier !== NOBODY) attack(world, water, team, carrier, puck)
  else hunt(world, team, puck)
}

/** Teammates of the holder keep at passing distance: ahead of it on either side, one behind, one far behind. */
function attack(world: World, water: Water, team: 0 | 1, carrier: number, puck: number): void {
  const { sketch } = world
  const { shape } = world.ruleset.playbook
  const reach = water.flick[carrier] as number
  const rows = rowsAhead(world, team, puck)
  const far = across(world, puck)
  addTask(sketch, 'support', tileTowards(world, puck, aheadLeft(team), reach), true, -1)
  addTask(sketch, 'support', tileTowards(world, puck, aheadRight(team), reach), true, 1)
  addTask(sketch, 'cover', tileAhead(world, team, rows - shape.outlet, far), true)
  addTask(sketch, 'keeper', tileAhead(world, team, rows * shape.keeperUp, middle(world)), false)
  addTask(sketch, 'cover', tileAhead(world, team, rows - shape.sweeper, middle(world)), false)
}

/** Opponents converge on the holder: some meet it where it will be, the others keep between it and the goal. */
function defend(world: World, water: Water, team: 0 | 1, met: number): void {
  const { sketch, goals } = world
  const { shape } = world.ruleset.playbook
  const goal = middleOf(goals[team] as Int16Array)
  const rows = rowsAhead(world, team, met)
  const far = across(world, met)
  const side = rightwards(team)
  const block = tileTowards(world, met, directionTo(world, team, met, goal), shape.block)
  const [first, second] = guardLanes(world, water, team, met)
  const post = stopTile(world, team)
  const keeper = post !== NOBODY ? post : first === NOBODY ? keeperTile(world, team, far) : first
  addTask(sketch, 'keeper', keeper, post !== NOBODY || rows <= shape.keeperUnder)
  addTask(sketch, 'press', met, true)
  addTask(sketch, 'press', met, true)
  addTask(sketch, 'cover', second === NOBODY ? block : second, rows <= shape.coverUnder)
  addTask(sketch, 'wing', tileAhead(world, team, rows + shape.wingAhead, far - side * shape.wing), false, -1)
  addTask(sketch, 'wing', tileAhead(world, team, rows + shape.wingAhead, far + side * shape.wing), false, 1)
}

/** A free puck is hunted by the nearest, with another behind and one on each side to take the pass. */
function hunt(world: World, team: 0 | 1, puck: number): void {
  const { sketch } = world
  const { shape } = world.ruleset.playbook
  const rows = rowsAhead(world, team, puck)
  const far = across(world, puck)
  const side = rightwards(team)
  addTask(sketch, 'chase', puck, true)
  addTask(
    sketch,
    'support',
    tileAhead(world, team, rows - shape.flankBehind, far - side * shape.flank),
    true,
    -1,
  )
  addTask(
    sketch,
    'support',
    tileAhead(world, team, rows - shape.flankBehind, far + side * shape.flank),
    true,
    1,
  )
  addTask(sketch, 'keeper', keeperTile(world, team, far), rows <= shape.keeperUnderFree)
  addTask(
    sketch,
    'cover',
    tileAhead(world, team, rows * shape.cover, pulled(world, far, shape.coverPull)),
    rows <= shape.coverUnderFree,
  )
  addTask(sketch, 'wing', tileAhead(world, team, rows + shape.wingAhead, far + side * shape.wing), false, 1)
}

function keeperTile(world: World, team: 0 | 1, far: number): number {
  const { shape } = world.ruleset.playbook
  return tileAhead(world, team, shape.keeper, pulled(world, far, shape.keeperPull))
}

/** A share of the way from the middle of the pool to where the puck is across it. */
function pulled(world: World, far: number, share: number): number {
  return middle(world) + (far - middle(world)) * share
}

function middle({ ruleset }: World): number {
  return (ruleset.pool.columns - 1) / 2
}

function middleOf(goals: Int16Array): number {
  return goals[goals.length >> 1] as number
}
