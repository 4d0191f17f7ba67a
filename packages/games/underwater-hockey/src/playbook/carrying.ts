import type { Flick } from '../plan.ts'
import { canSteal } from '../rules/stealing.ts'
import { TEAM_SIZE } from '../schema.ts'
import { firstOf, teamOf } from '../units.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { directionTo } from './frame.ts'
import { findWay } from './ways.ts'

/** What the holder does, who then has the puck, and how good that looks. */
export interface Carry {
  /** The flick, or nothing where it swims the best way of the sketch. */
  flick: Flick | null
  /** The unit that has the puck after the flick, or -1. */
  receiver: number
}

/**
 * The holder advances towards the opponents' goal, past those who would steal. It shoots when it can, and passes
 * to a teammate who is better placed, when it is about to be robbed, or before its breath runs out.
 */
export function carry(world: World, water: Water, holder: number): Carry {
  const swum = wayAhead(world, water, holder)
  const { carry: weights, shifts } = world.ruleset.playbook
  const robbed = chanceOfTheft(world, water)
  const short = Math.max(0, shifts.reserve + weights.spare - (water.breath[holder] as number))
  const found: { flick: Flick | null; receiver: number; score: number } = {
    flick: null,
    receiver: NOBODY,
    score: swum - robbed * weights.robbed - short * weights.breath,
  }
  const facing = water.facing[holder] as number
  for (let side = -1; side <= 1; side++)
    lookAlong(world, water, holder, (facing + side + 6) % 6, robbed, found)
  return found
}

/** The best way for a unit with the puck, into the sketch; what it is worth. */
export function wayAhead(world: World, water: Water, u: number): number {
  const team = teamOf(u)
  const { sketch, goalDistance } = world
  const away = goalDistance[1 - team] as Int16Array
  const goal = nearestGoal(world, team, water.at[u] as number)
  findWay(world, water, u, 1, directionTo(world, team, water.at[u] as number, goal), tile =>
    worthOf(world, water, team, tile, away[tile] as number),
  )
  return sketch.bestScore
}

function worthOf(world: World, water: Water, team: 0 | 1, tile: number, away: number): number {
  const { carry } = world.ruleset.playbook
  if (world.defender[tile] === team) return -carry.ownGoal
  if (away === 0) return carry.goal
  return -away * carry.advance - threatAt(world, water, team, tile)
}

/** What the opponents around a tile cost whoever has the puck there. */
function threatAt(world: World, water: Water, team: 0 | 1, tile: number): number {
  const { carry } = world.ruleset.playbook
  const { board, goalDistance } = world
  const home = goalDistance[1 - team] as Int16Array
  const first = firstOf(1 - team)
  let total = 0
  for (let o = first; o < first + TEAM_SIZE; o++) {
    const away = board.distances[tile * board.size + (water.at[o] as number)] as number
    if (away > carry.threat.length) continue
    let threat = ((carry.threat[(away === 0 ? 1 : away) - 1] as number) * (water.steal[o] as number)) / 100
    if (!water.under[o]) threat *= carry.threatAbove
    else if (away === 1 && faces(world, water, o, tile)) threat *= carry.threatFacing
    if ((home[water.at[o] as number] as number) > (home[tile] as number)) threat *= carry.threatBehind
    total += threat
  }
  return total
}

function faces({ board }: World, water: Water, o: number, tile: number): boolean {
  return board.neighbours[(water.at[o] as number) * 6 + (water.facing[o] as number)] === tile
}

/** The chance that somebody steals the puck in this turn, from those who face the holder. */
function chanceOfTheft(world: World, water: Water): number {
  const first = firstOf(1 - teamOf(water.holder))
  let kept = 1
  for (let o = first; o < first + TEAM_SIZE; o++)
    if (canSteal(world, water, o)) kept *= 1 - (water.steal[o] as number) / 100
  return 1 - kept
}

/** Shots and passes in one direction. */
function lookAlong(
  world: World,
  water: Water,
  holder: number,
  direction: number,
  robbed: number,
  found: { flick: Flick | null; receiver: number; score: number },
): void {
  const { board, defender, goalDistance } = world
  const { pass, carry, shifts } = world.ruleset.playbook
  const team = teamOf(holder)
  const away = goalDistance[1 - team] as Int16Array
  let tile = water.at[holder] as number
  let above = 0
  for (let distance = 1; distance <= (water.flick[holder] as number); distance++) {
    tile = board.neighbours[tile * 6 + direction] as number
    if (tile < 0 || defender[tile] === team) return
    const over = unitOn(water, 0, tile)
    if (over !== NOBODY && teamOf(over) !== team) above += pass.above
    const receiver = unitOn(water, 1, tile)
    const mate = receiver !== NOBODY && teamOf(receiver) === team
    let score = Number.NEGATIVE_INFINITY
    if (defender[tile] === 1 - team) score = carry.goal - above
    else if (mate) {
      const tired = (water.breath[receiver] as number) <= shifts.reserve + carry.spare ? pass.tired : 0
      const gain = pass.gain * (water.speed[receiver] as number)
      score =
        gain -
        (away[tile] as number) * carry.advance -
        threatAt(world, water, team, tile) -
        pass.cost -
        tired -
        above
    } else if (
      receiver === NOBODY &&
      (robbed >= pass.looseWhenRobbed || (water.breath[holder] as number) <= 1)
    )
      score =
        -(away[tile] as number) * carry.advance - threatAt(world, water, team, tile) - pass.loose - above
    if (score > found.score) {
      found.score = score
      found.flick = { kind: 'flick', direction, distance }
      found.receiver = mate ? receiver : NOBODY
    }
    if (receiver !== NOBODY) return
  }
}

/** Of the opponents' goal; of tiles equally near the first from the team's left. */
function nearestGoal({ board, goals }: World, team: 0 | 1, from: number): number {
  const defended = goals[1 - team] as Int16Array
  let best = defended[0] as number
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < defended.length; index++) {
    const goal = defended[team === 0 ? index : defended.length - 1 - index] as number
    const away = board.distances[from * board.size + goal] as number
    if (away >= least) continue
    least = away
    best = goal
  }
  return best
}
