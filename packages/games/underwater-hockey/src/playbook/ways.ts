import { strokesAfterCurl } from '../rules/strokes.ts'
import { TEAM_SIZE } from '../schema.ts'
import { teamOf } from '../units.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { turned } from './frame.ts'
import { isClaimed, type Sketch, STROKES } from './sketch.ts'

/** What a way is worth that ends on a tile, facing a direction; higher is better. */
export type Worth = (tile: number, facing: number) => number

/**
 * Looks at every way a unit can swim in this turn and keeps the best in the sketch. Tiles where others are, or
 * come to in the same stroke, make a way worse or impossible. Curls are looked at towards one direction only.
 */
export function findWay(
  world: World,
  water: Water,
  u: number,
  under: number,
  towards: number,
  worth: Worth,
): void {
  const { sketch } = world
  const from = water.at[u] as number
  const facing = water.facing[u] as number
  sketch.bestScore = Number.NEGATIVE_INFINITY
  sketch.bestLength = 0
  sketch.bestCurl = -1
  search.world = world
  search.water = water
  search.u = u
  search.under = under
  search.worth = worth
  search.curl = -1
  explore(from, facing, 0, Math.min(STROKES, water.speed[u] as number), 0)
  if (sixths(facing, towards) < 2) return
  const left = Math.min(STROKES, strokesAfterCurl(water.speed[u] as number, water.turnSpeed[u] as number))
  search.curl = towards
  explore(from, towards, 0, left, -world.ruleset.playbook.swim.curl)
}

/** What `explore` works on, so that its calls are short. */
const search: {
  world: World | undefined
  water: Water | undefined
  u: number
  under: number
  worth: Worth
  curl: number
} = { world: undefined, water: undefined, u: 0, under: 0, worth: () => 0, curl: -1 }

function explore(tile: number, facing: number, stroke: number, most: number, score: number): void {
  const { world, water, u, under } = search
  if (!world || !water) return
  const { sketch, board } = world
  const weights = world.ruleset.playbook.swim
  const total = score + search.worth(tile, facing) - restingCost(sketch, under, tile, stroke, weights.crossed)
  if (total > sketch.bestScore) keep(sketch, stroke, total)
  if (stroke === most) return
  for (let side = 0; side < 3; side++) {
    const direction = (facing + (side === 0 ? 0 : side === 1 ? 1 : 5)) % 6
    const next = board.neighbours[tile * 6 + direction] as number
    if (next < 0 || isClaimed(sketch, under, next, stroke)) continue
    // Whoever is stopped there with the puck has let it in.
    if (under && world.defender[next] === teamOf(u)) continue
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
    explore(next, direction, stroke + 1, most, score - cost)
  }
}

/** Of 0 … 0.11, different from turn to turn and from unit to unit; the same for both teams. */
function unevenness(turn: number, u: number, direction: number): number {
  const position = u % TEAM_SIZE
  return ((turn * 7 + position * 5 + turned(teamOf(u), direction) * 3) % 8) / 64
}

/** To end a way on the way of a teammate stops it. */
function restingCost(sketch: Sketch, under: number, tile: number, stroke: number, cost: number): number {
  for (let later = stroke; later < STROKES; later++) if (isClaimed(sketch, under, tile, later)) return cost
  return 0
}

function keep(sketch: Sketch, length: number, score: number): void {
  sketch.bestScore = score
  sketch.bestLength = length
  sketch.bestCurl = search.curl
  for (let stroke = 0; stroke < length; stroke++) sketch.best[stroke] = sketch.way[stroke] as number
}

/** How many times 60° lie between two directions. */
export function sixths(from: number, to: number): number {
  const clockwise = (to - from + 6) % 6
  return clockwise > 3 ? 6 - clockwise : clockwise
}
