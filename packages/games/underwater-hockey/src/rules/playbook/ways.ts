import type { Playbook } from '../../playbook-schema.ts'
import { TEAM_SIZE } from '../../schema-names.ts'
import { type TeamSeat, teamOf } from '../../units.ts'
import { isClaimed, type Sketch, STROKES } from '../sketch.ts'
import { SIDES_AHEAD, strokesAfterCurl } from '../strokes.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { Workspace } from '../workspace.ts'
import { turned } from './frame.ts'

/** What a way is worth that ends on a tile, facing a direction; higher is better. */
export type Worth = (tile: number, facing: number) => number

/**
 * Looks at every way a unit can swim in this turn and keeps the best in the sketch. Tiles where others are, or
 * come to in the same stroke, make a way worse or impossible. Of all curls only the one to `towards` is tried.
 */
export function findWay(
  work: Workspace,
  water: Water,
  u: number,
  under: number,
  towards: number,
  worth: Worth,
): void {
  const { sketch, tables } = work
  const from = water.at[u] as number
  const facing = water.facing[u] as number
  const speed = water.speed[u] as number
  sketch.bestScore = Number.NEGATIVE_INFINITY
  sketch.bestLength = 0
  sketch.bestCurl = -1
  const search: WaySearch = {
    sketch,
    water,
    neighbours: tables.board.neighbours,
    defender: tables.defender,
    weights: tables.ruleset.playbook.swim,
    u,
    team: teamOf(u),
    under,
    worth,
    curl: -1,
  }
  explore(search, from, facing, 0, Math.min(STROKES, speed), 0)
  if (sixths(facing, towards) < 2) return
  const left = Math.min(STROKES, strokesAfterCurl(speed, water.turnSpeed[u] as number))
  search.curl = towards
  explore(search, from, towards, 0, left, -search.weights.curl)
}

/** What stays the same while the ways of one unit are explored, at hand because this is the innermost loop of a playout. */
interface WaySearch {
  readonly sketch: Sketch
  readonly water: Water
  readonly neighbours: Int32Array
  readonly defender: Int8Array
  readonly weights: Playbook['swim']
  readonly u: number
  readonly team: TeamSeat
  readonly under: number
  readonly worth: Worth
  /** The facing that the way begins with a curl to, or -1. */
  curl: number
}

function explore(
  search: WaySearch,
  tile: number,
  facing: number,
  stroke: number,
  most: number,
  score: number,
): void {
  const { sketch, water, weights, u, team, under } = search
  const total = score + search.worth(tile, facing) - restingCost(sketch, under, tile, stroke, weights.crossed)
  if (total > sketch.bestScore) keep(sketch, search.curl, stroke, total)
  if (stroke === most) return
  for (let side = 0; side < SIDES_AHEAD.length; side++) {
    const direction = (facing + (SIDES_AHEAD[side] ?? 0)) % 6
    const next = search.neighbours[tile * 6 + direction] as number
    if (next < 0 || isClaimed(sketch, under, next, stroke)) continue
    // A unit that is stopped in its own goal with the puck has let it in.
    if (under && search.defender[next] === team) continue
    let cost = weights.stroke + weights.jitter * unevenness(water.turn, u, team, direction)
    const other = unitOn(water, under, next)
    if (other !== NOBODY && other !== u) {
      if (teamOf(other) !== team) {
        if (stroke === 0) continue
        cost += weights.opponent / stroke
      } else if (!sketch.planned[other]) cost += weights.mate
      else if (!sketch.leaves[other] && stroke === 0) continue
    }
    sketch.way[stroke] = direction
    explore(search, next, direction, stroke + 1, most, score - cost)
  }
}

/** 0 … 0.11, different from turn to turn and from unit to unit; the same for both teams. */
function unevenness(turn: number, u: number, team: TeamSeat, direction: number): number {
  const position = u % TEAM_SIZE
  return ((turn * 7 + position * 5 + turned(team, direction) * 3) % 8) / 64
}

/** The cost of stopping on the way of a teammate, which stops it too. */
function restingCost(sketch: Sketch, under: number, tile: number, stroke: number, cost: number): number {
  for (let later = stroke; later < STROKES; later++) if (isClaimed(sketch, under, tile, later)) return cost
  return 0
}

function keep(sketch: Sketch, curl: number, length: number, score: number): void {
  sketch.bestScore = score
  sketch.bestLength = length
  sketch.bestCurl = curl
  for (let stroke = 0; stroke < length; stroke++) sketch.best[stroke] = sketch.way[stroke] as number
}

/** The fewest 60° turns between two directions that are 0 … 5. As `turnsBetween`, which also takes others. */
export function sixths(from: number, to: number): number {
  const clockwise = (to - from + 6) % 6
  return clockwise > 3 ? 6 - clockwise : clockwise
}
