import { turnsBetween } from '@sextant/hex'
import { TEAM_SIZE } from '../../schema.ts'
import { teamOf } from '../../units.ts'
import { SIDES_AHEAD, strokesAfterCurl } from '../strokes.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { Workspace } from '../workspace.ts'
import { turned } from './frame.ts'
import { isClaimed, type Sketch, STROKES } from './sketch.ts'

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
  const search: WaySearch = { work, water, u, under, worth, curl: -1 }
  explore(search, from, facing, 0, Math.min(STROKES, speed), 0)
  if (turnsBetween(facing, towards) < 2) return
  const left = Math.min(STROKES, strokesAfterCurl(speed, water.turnSpeed[u] as number))
  search.curl = towards
  explore(search, from, towards, 0, left, -tables.ruleset.playbook.swim.curl)
}

/** What stays the same while the ways of one unit are explored. */
interface WaySearch {
  readonly work: Workspace
  readonly water: Water
  readonly u: number
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
  const { work, water, u, under, worth } = search
  const { sketch, tables } = work
  const { board, defender } = tables
  const weights = tables.ruleset.playbook.swim
  const total = score + worth(tile, facing) - restingCost(sketch, under, tile, stroke, weights.crossed)
  if (total > sketch.bestScore) keep(sketch, search.curl, stroke, total)
  if (stroke === most) return
  for (const side of SIDES_AHEAD) {
    const direction = (facing + side) % 6
    const next = board.neighbours[tile * 6 + direction] as number
    if (next < 0 || isClaimed(sketch, under, next, stroke)) continue
    // A unit that is stopped in its own goal with the puck has let it in.
    if (under && defender[next] === teamOf(u)) continue
    let cost = weights.stroke + weights.jitter * unevenness(water.turn, u, direction)
    const other = unitOn(water, under, next)
    if (other !== NOBODY && other !== u) {
      if (teamOf(other) !== teamOf(u)) {
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
function unevenness(turn: number, u: number, direction: number): number {
  const position = u % TEAM_SIZE
  return ((turn * 7 + position * 5 + turned(teamOf(u), direction) * 3) % 8) / 64
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
