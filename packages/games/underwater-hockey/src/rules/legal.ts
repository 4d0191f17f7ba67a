import { at, must, type Seat } from '@sextant/engine'
import { DIRECTIONS, type Direction, turn } from '@sextant/hex'
import type { Action } from '../actions.ts'
import { POSITIONS, type Position } from '../schema-names.ts'
import { holderIn, type State, type Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { positionOf, teamAt, unitOf } from '../units.ts'
import { flicksFrom } from './flicking.ts'
import { canSteal } from './stealing.ts'
import { SIDES_AHEAD, startOf } from './strokes.ts'
import type { Water } from './water.ts'
import { type Workspace, waterOf } from './workspace.ts'

/** Everything a team may plan, unit by unit, and to commit its plans. */
export function legalActions(work: Workspace, state: State, seat: Seat): Action[] {
  const { tables } = work
  const actions: Action[] = []
  if (state.changes[teamAt(seat)] < tables.ruleset.planning.changes) {
    const water = waterOf(work, state)
    for (const position of POSITIONS) listPlans(tables, state, water, unitOf(seat, position), actions)
  }
  actions.push({ type: 'commit' })
  return actions
}

/** Everything that one unit may be told. */
export function listPlans(tables: Tables, state: State, water: Water, u: number, actions: Action[]): void {
  const unit = at(state.units, u)
  const position = positionOf(u)
  listSwims(tables, state, u, unit, position, actions)
  for (const facing of DIRECTIONS)
    if (facing !== unit.facing) actions.push({ type: 'curl', unit: position, facing })
  if (unit.plane === 'bottom') actions.push({ type: 'surface', unit: position })
  else if (unit.breath > 0) actions.push({ type: 'dive', unit: position })
  if (holderIn(state) === u)
    for (const { direction, distance } of flicksFrom(
      tables,
      must(tables.tileOf, unit.at),
      unit.facing,
      unit.flick,
    ))
      actions.push({ type: 'flick', unit: position, direction, distance })
  if (canSteal(tables, water, u)) actions.push({ type: 'steal', unit: position })
  if (state.plans[u]) actions.push({ type: 'release', unit: position })
}

/** Short paths before long ones, straight ones before bent ones: the natural way to a tile comes first. */
function listSwims(
  { board, tileOf }: Tables,
  state: State,
  u: number,
  unit: Unit,
  position: Position,
  actions: Action[],
): void {
  const { facing, strokes } = startOf(unit, state.plans[u])
  let ends: Swum[] = [{ path: [], tile: must(tileOf, unit.at), facing, bends: 0 }]
  actions.push({ type: 'swim', unit: position, path: [] })
  for (let stroke = 0; stroke < strokes; stroke++) {
    const next: Swum[] = []
    for (const { path, tile, facing, bends } of ends)
      for (const side of SIDES_AHEAD) {
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
