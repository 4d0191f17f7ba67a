import { turn } from '@sextant/hex'
import type { Flick } from '../../plan.ts'
import { TEAM_SIZE } from '../../schema-names.ts'
import type { Tables } from '../../tables.ts'
import { firstOf, opponentOf, type TeamSeat, teamOf } from '../../units.ts'
import { catcherOn } from '../flicking.ts'
import { canSteal, stealChance } from '../stealing.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { Workspace } from '../workspace.ts'
import { directionTo } from './frame.ts'
import { findWay } from './ways.ts'

/** What the holder does, and who then has the puck. */
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
export function carry(work: Workspace, water: Water, holder: number): Carry {
  const { tables } = work
  const swum = wayAhead(work, water, holder)
  const { carry: weights, shifts } = tables.ruleset.playbook
  const robbed = chanceOfTheft(tables, water)
  const short = Math.max(0, shifts.reserve + weights.spare - (water.breath[holder] as number))
  const found: Found = {
    flick: null,
    receiver: NOBODY,
    score: swum - robbed * weights.robbed - short * weights.breath,
  }
  const facing = water.facing[holder] as number
  for (let side = -1; side <= 1; side++) lookAlong(tables, water, holder, turn(facing, side), robbed, found)
  return found
}

/** The best of what has been looked at. */
interface Found extends Carry {
  score: number
}

/** The best way for a unit with the puck, into the sketch; returns what it is worth. */
export function wayAhead(work: Workspace, water: Water, u: number): number {
  const { tables, sketch } = work
  const team = teamOf(u)
  const from = water.at[u] as number
  const away = tables.goalDistance[opponentOf(team)]
  const goal = nearestGoal(tables, team, from)
  findWay(work, water, u, 1, directionTo(tables, team, from, goal), tile =>
    worthOf(tables, water, team, tile, away[tile] as number),
  )
  return sketch.bestScore
}

function worthOf(tables: Tables, water: Water, team: TeamSeat, tile: number, away: number): number {
  const { carry } = tables.ruleset.playbook
  if (tables.defender[tile] === team) return -carry.ownGoal
  if (away === 0) return carry.goal
  return -away * carry.advance - threatAt(tables, water, team, tile)
}

/** What the opponents around a tile cost a unit that has the puck there. */
function threatAt(tables: Tables, water: Water, team: TeamSeat, tile: number): number {
  const { carry } = tables.ruleset.playbook
  const { board, goalDistance } = tables
  const opponents = opponentOf(team)
  const home = goalDistance[opponents]
  const first = firstOf(opponents)
  let total = 0
  for (let o = first; o < first + TEAM_SIZE; o++) {
    const place = water.at[o] as number
    const away = board.distances[tile * board.size + place] as number
    if (away > carry.threat.length) continue
    let threat = ((carry.threat[away === 0 ? 0 : away - 1] ?? 0) * (water.steal[o] as number)) / 100
    if (!water.under[o]) threat *= carry.threatAbove
    else if (away === 1 && faces(tables, water, o, tile)) threat *= carry.threatFacing
    if ((home[place] as number) > (home[tile] as number)) threat *= carry.threatBehind
    total += threat
  }
  return total
}

function faces({ board }: Tables, water: Water, o: number, tile: number): boolean {
  return board.neighbours[(water.at[o] as number) * 6 + (water.facing[o] as number)] === tile
}

/** The chance that the puck is stolen in this turn, by those who face the holder. */
function chanceOfTheft(tables: Tables, water: Water): number {
  const first = firstOf(opponentOf(teamOf(water.holder)))
  let kept = 1
  for (let o = first; o < first + TEAM_SIZE; o++)
    if (canSteal(tables, water, o)) kept *= 1 - stealChance(water, o)
  return 1 - kept
}

/** Shots and passes in one direction. */
function lookAlong(
  tables: Tables,
  water: Water,
  holder: number,
  direction: Flick['direction'],
  robbed: number,
  found: Found,
): void {
  const { board, defender, goalDistance } = tables
  const { pass, carry, shifts } = tables.ruleset.playbook
  const team = teamOf(holder)
  const goalAway = goalDistance[opponentOf(team)]
  const letGo = robbed >= pass.looseWhenRobbed || (water.breath[holder] as number) <= 1
  const reach = water.flick[holder] as number
  let tile = water.at[holder] as number
  let above = 0
  for (let distance = 1; distance <= reach; distance++) {
    tile = board.neighbours[tile * 6 + direction] as number
    if (tile < 0 || defender[tile] === team) return
    const over = unitOn(water, 0, tile)
    if (over !== NOBODY && teamOf(over) !== team) above += pass.above
    const receiver = catcherOn(water, tile)
    const mate = receiver !== NOBODY && teamOf(receiver) === team
    const away = goalAway[tile] as number
    let score = Number.NEGATIVE_INFINITY
    if (defender[tile] === 1 - team) score = carry.goal - above
    else if (mate) {
      const tired = (water.breath[receiver] as number) <= shifts.reserve + carry.spare ? pass.tired : 0
      const gain = pass.gain * (water.speed[receiver] as number)
      score = gain - away * carry.advance - threatAt(tables, water, team, tile) - pass.cost - tired - above
    } else if (receiver === NOBODY && letGo)
      score = -away * carry.advance - threatAt(tables, water, team, tile) - pass.loose - above
    if (score > found.score) {
      found.score = score
      found.flick = { kind: 'flick', direction, distance }
      found.receiver = mate ? receiver : NOBODY
    }
    if (receiver !== NOBODY) return
  }
}

/** Of the opponents' goal; of tiles equally near the first from the team's left. */
function nearestGoal({ board, goals }: Tables, team: TeamSeat, from: number): number {
  const defended = goals[opponentOf(team)]
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
