import { at, type Emit, must, type Refusal } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { Move } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Army } from '../schema.ts'
import { type State, type Unit, unitOf } from '../state.ts'
import { whyNotActing } from './acting.ts'
import { cellOfUnit, kindOf } from './board-units.ts'
import { captureCity } from './capturing.ts'
import { refuse } from './refusals.ts'
import { readRoster } from './roster.ts'
import { pathTo, walkFrom } from './walk.ts'
import type { Workspace } from './workspace.ts'

/** Movement rules (4.2.2). */

export function whyNotMove(
  work: Workspace,
  state: State,
  army: Army,
  { unit: id, to }: Move,
): Refusal | undefined {
  const { tables } = work
  const idle = whyNotActing(state, army, id)
  if (idle) return idle
  const unit = unitOf(state, id)
  if (!canMove(unit)) return refuse('already-moved')
  const cell = tables.cellOf.get(to)
  if (cell === undefined) return refuse('no-such-cell', { cell: to })
  if (readRoster(work.roster, tables, state).on[cell]) return refuse('cell-occupied')
  if (pathOf(work, unit, cell).length > 0) return undefined
  const { speed } = kindOf(tables, unit)
  const away = distance(tables.board, cellOfUnit(tables, unit), cell)
  return away > speed ? refuse('out-of-reach', { distance: away, speed }) : refuse('path-blocked', { speed })
}

/** One move a turn, and none after an attack. */
export function canMove(unit: Unit): boolean {
  return unit.status === 'ready'
}

/** What a move does to the unit. */
export function moveTo(unit: Unit, to: string): Unit {
  unit.at = to
  unit.status = 'moved'
  return unit
}

export function move(
  work: Workspace,
  state: State,
  army: Army,
  { unit: id, to }: Move,
  emit: Emit<Event>,
): void {
  const { tables } = work
  const unit = unitOf(state, id)
  const cell = must(tables.cellOf, to)
  readRoster(work.roster, tables, state)
  const path = pathOf(work, unit, cell).map(step => at(tables.names, step))
  const from = unit.at
  moveTo(unit, to)
  emit({ type: 'moved', unit: id, army, kind: unit.kind, from, to, path })
  // A city is taken by a unit that ends its move on it.
  const region = tables.cityOn[cell]
  if (region && state.cities[region.id] !== army) captureCity(tables, state, army, id, region, emit)
}

/** On the roster as it was last read. */
function pathOf({ tables, roster, walk }: Workspace, unit: Unit, to: number): number[] {
  const { speed } = kindOf(tables, unit)
  return pathTo(walkFrom(walk, roster, unit.army, cellOfUnit(tables, unit), speed), to)
}
