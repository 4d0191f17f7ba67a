import type { Emit, Refusal } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { Move } from '../actions.ts'
import type { Event } from '../events.ts'
import { refuse } from '../refusals.ts'
import type { Army } from '../schema.ts'
import type { State, Unit } from '../state.ts'
import type { World } from '../world.ts'
import { whyNotActing } from './acting.ts'
import { cellOfUnit, unitOn } from './board-units.ts'
import { captureCity } from './capturing.ts'
import { readRoster } from './roster.ts'
import { pathTo, type Walk, walkFrom } from './walk.ts'

/** Movement rules (4.2.2). */

export function whyNotMove(
  world: World,
  state: State,
  army: Army,
  { unit: id, to }: Move,
): Refusal | undefined {
  const idle = whyNotActing(state, army, id)
  if (idle) return idle
  const unit = state.units[id] as Unit
  if (!canMove(unit)) return refuse('already-moved')
  const cell = world.cellOf.get(to)
  if (cell === undefined) return refuse('no-such-cell', { cell: to })
  if (unitOn(state, to) !== undefined) return refuse('cell-occupied')
  if (pathTo(destinations(world, state, unit), cell).length > 0) return undefined
  const { speed } = world.rules.units[unit.kind]
  const away = distance(world.board, cellOfUnit(world, unit), cell)
  return away > speed ? refuse('out-of-reach', { distance: away, speed }) : refuse('path-blocked', { speed })
}

/** One move a turn, and none after an attack. */
export function canMove(unit: Unit): boolean {
  return unit.status === 'ready'
}

/** The cells where a move of the unit can end. Valid until the next question of this kind. */
export function destinations(world: World, state: State, unit: Unit): Walk {
  const { speed } = world.rules.units[unit.kind]
  return walkFrom(world.walk, readRoster(world, state), unit.army, cellOfUnit(world, unit), speed)
}

export function move(
  world: World,
  state: State,
  army: Army,
  { unit: id, to }: Move,
  emit: Emit<Event>,
): void {
  const unit = state.units[id] as Unit
  const from = unit.at
  const cell = world.cellOf.get(to) as number
  const path = pathTo(destinations(world, state, unit), cell).map(step => world.names[step] as string)
  unit.at = to
  unit.status = 'moved'
  emit({ type: 'moved', unit: id, army, kind: unit.kind, from, to, path })
  // A city is taken by a unit that ends its move on it.
  const region = world.cityOn[cell]
  if (region && state.cities[region.id] !== army) captureCity(world, state, army, id, region, emit)
}
