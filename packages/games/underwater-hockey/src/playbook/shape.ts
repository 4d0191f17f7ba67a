import { teamOf } from '../units.ts'
import { NOBODY, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { aheadLeft, aheadRight, directionTo, rightwards, rowsAhead, tileAhead, tileTowards } from './frame.ts'
import { addTask } from './sketch.ts'

/**
 * Lists where a team needs somebody, the most urgent first. `carrier` of the team, if any, will have the
 * puck at `puck`; else it is foreseen there.
 */
export function listTasks(world: World, water: Water, team: 0 | 1, carrier: number, puck: number): void {
  if (water.holder !== NOBODY && teamOf(water.holder) !== team) defend(world, team, puck)
  else if (carrier !== NOBODY) attack(world, water, team, carrier, puck)
  else hunt(world, team, puck)
}

/** Teammates of the holder keep at passing distance: ahead of it on either side, one behind, one far behind. */
function attack(world: World, water: Water, team: 0 | 1, carrier: number, puck: number): void {
  const { sketch } = world
  const { shape } = world.ruleset.playbook
  const reach = water.flick[carrier] as number
  const rows = rowsAhead(world, team, puck)
  const column = world.column[puck] as number
  addTask(sketch, 'support', tileTowards(world, puck, aheadLeft(team), reach), true, -1)
  addTask(sketch, 'support', tileTowards(world, puck, aheadRight(team), reach), true, 1)
  addTask(sketch, 'cover', tileAhead(world, team, rows - shape.outlet, column), true)
  addTask(sketch, 'keeper', tileAhead(world, team, rows / 2, middle(world)), false)
  addTask(sketch, 'cover', tileAhead(world, team, rows - shape.sweeper, middle(world)), false)
}

/** Opponents converge on the holder: some meet it where it will be, the others keep between it and the goal. */
function defend(world: World, team: 0 | 1, met: number): void {
  const { sketch, goals } = world
  const { shape } = world.ruleset.playbook
  const goal = middleOf(goals[team] as Int16Array)
  const rows = rowsAhead(world, team, met)
  const column = world.column[met] as number
  const side = rightwards(team)
  const block = tileTowards(world, met, directionTo(world, met, goal), shape.block)
  addTask(sketch, 'press', met, true)
  addTask(sketch, 'press', met, true)
  addTask(sketch, 'keeper', keeperTile(world, team, column), rows <= shape.keeperUnder)
  addTask(sketch, 'cover', block, rows <= shape.coverUnder)
  addTask(
    sketch,
    'wing',
    tileAhead(world, team, rows + shape.wingAhead, column - side * shape.wing),
    false,
    -1,
  )
  addTask(
    sketch,
    'wing',
    tileAhead(world, team, rows + shape.wingAhead, column + side * shape.wing),
    false,
    1,
  )
}

/** A free puck is hunted by the nearest, with another behind and one on each side to take the pass. */
function hunt(world: World, team: 0 | 1, puck: number): void {
  const { sketch } = world
  const { shape } = world.ruleset.playbook
  const rows = rowsAhead(world, team, puck)
  const column = world.column[puck] as number
  const side = rightwards(team)
  addTask(sketch, 'chase', puck, true)
  addTask(sketch, 'support', tileAhead(world, team, rows - 1, column - side * 2), true, -1)
  addTask(sketch, 'support', tileAhead(world, team, rows - 1, column + side * 2), true, 1)
  addTask(sketch, 'keeper', keeperTile(world, team, column), rows <= shape.keeperUnder / 2)
  addTask(
    sketch,
    'cover',
    tileAhead(world, team, rows * shape.cover, (column + middle(world)) / 2),
    rows <= shape.coverUnder / 2,
  )
  addTask(
    sketch,
    'wing',
    tileAhead(world, team, rows + shape.wingAhead, column + side * shape.wing),
    false,
    1,
  )
}

function keeperTile(world: World, team: 0 | 1, column: number): number {
  const { shape } = world.ruleset.playbook
  const centre = middle(world)
  return tileAhead(world, team, shape.keeper, centre + (column - centre) * shape.keeperPull)
}

function middle({ ruleset }: World): number {
  return (ruleset.pool.columns - 1) / 2
}

function middleOf(goals: Int16Array): number {
  return goals[goals.length >> 1] as number
}
