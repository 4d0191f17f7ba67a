import type { Seat } from '@sextant/engine'
import { DIRECTIONS, type Direction, turn } from '@sextant/hex'
import type { Action } from '../actions.ts'
import { POSITIONS, type Position } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import { positionOf, unitOf } from '../units.ts'
import { readWater, type Water } from '../water.ts'
import type { World } from '../world.ts'
import { canSteal } from './stealing.ts'
import { startOf } from './strokes.ts'

/** Everything a team may plan, unit by unit, and to commit its plans. */
export function legalActions(world: World, state: State, seat: Seat): Action[] {
  const actions: Action[] = []
  if (state.changes[seat as 0 | 1] < world.ruleset.planning.changes) {
    const water = readWater(world, state)
    for (const position of POSITIONS) listPlans(world, state, water, unitOf(seat, position), actions)
  }
  actions.push({ type: 'commit' })
  return actions
}

/** Everything that one unit may be told. */
export function listPlans(world: World, state: State, water: Water, u: number, actions: Action[]): void {
  const unit = state.units[u] as Unit
  const position = positionOf(u)
  listSwims(world, state, u, unit, position, actions)
  for (const facing of DIRECTIONS)
    if (facing !== unit.facing) actions.push({ type: 'curl', unit: position, facing })
  if (unit.plane === 'bottom') actions.push({ type: 'surface', unit: position })
  else if (unit.breath > 0) actions.push({ type: 'dive', unit: position })
  if (state.puck.holder === u) listFlicks(world, unit, position, actions)
  if (canSteal(world, water, u)) actions.push({ type: 'steal', unit: position })
  if (state.plans[u]) actions.push({ type: 'release', unit: position })
}

/** Short paths before long ones, straight ones before bent ones: the natural way to a tile comes first. */
function listSwims(
  { board, tileOf }: World,
  state: State,
  u: number,
  unit: Unit,
  position: Position,
  actions: Action[],
): void {
  const { facing, strokes } = startOf(unit, state.plans[u])
  let ends: Swum[] = [{ path: [], tile: tileOf.get(unit.at) as number, facing, bends: 0 }]
  actions.push({ type: 'swim', unit: position, path: [] })
  for (let stroke = 0; stroke < strokes; stroke++) {
    const next: Swum[] = []
    for (const { path, tile, facing, bends } of ends)
      for (const side of STRAIGHT_FIRST) {
        const direction = turn(facing, side)
        const there = board.neighbours[tile * 6 + direction] as number
        if (there >= 0)
          next.push({
            path: [...path, direction],
            tile: there,
            facing: direction,
            bends: bends + (side === 0 ? 0 : 1),
          })
      }
    next.sort((a, b) => a.bends - b.bends)
    for (const { path } of next) actions.push({ type: 'swim', unit: position, path })
    ends = next
  }
}

interface Swum {
  readonly path: Direction[]
  readonly tile: number
  readonly facing: number
  readonly bends: number
}

/** Ahead, then 60° to the right and to the left. */
const STRAIGHT_FIRST = [0, 1, 5] as const

function listFlicks({ board, tileOf }: World, unit: Unit, position: Position, actions: Action[]): void {
  for (const side of STRAIGHT_FIRST) {
    const direction = turn(unit.facing, side)
    let tile = tileOf.get(unit.at) as number
    for (let distance = 1; distance <= unit.flick; distance++) {
      tile = board.neighbours[tile * 6 + direction] as number
      if (tile < 0) break
      actions.push({ type: 'flick', unit: position, direction, distance })
    }
  }
}
