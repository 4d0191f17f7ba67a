import type { Emit, Refusal } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { add } from './action-lists.ts'
import { refuse } from './refusals.ts'
import { beginBattle } from './turns.ts'
import { numberAt, tableOf, unitsOf } from './units.ts'
import { readState, type Workspace } from './workspace.ts'

/** One unit each in turn, blue first, on any free hex of the own zone; scouts further in. */

export function whyNotDeploy(
  work: Workspace,
  state: State,
  { unit, to }: ActionOf<'deploy'>,
): Refusal | undefined {
  const { tables } = work
  if (state.at[unit] !== -1) return refuse('already-deployed')
  if (to >= tables.board.size) return refuse('off-map')
  readState(work, state)
  if ((work.on[to] ?? -1) >= 0) return refuse('hex-occupied')
  const table = tableOf(tables, unit)
  if (tables.zoneOf[to] === table.seat) return undefined
  if (!table.scout || !tables.scouting[table.seat]?.includes(to)) return refuse('outside-zone')
  return isFarFromEnemies(tables, state, table.seat, to)
    ? undefined
    : refuse('too-near-enemy', { distance: tables.rules.traits.scoutDistance })
}

export function listDeployments({ tables, on, actions, list }: Workspace, state: State): void {
  const { active } = state
  const zone = (tables.zones[active] ?? []).filter(cell => on[cell] === -1)
  let further: number[] | undefined
  for (const unit of unitsOf(tables, active)) {
    if (state.at[unit] !== -1) continue
    const own = actions.deploy[unit]
    for (const cell of zone) add(list, own, cell)
    if (!tableOf(tables, unit).scout) continue
    // The same for every scout.
    further ??= (tables.scouting[active] ?? []).filter(
      cell => on[cell] === -1 && isFarFromEnemies(tables, state, active, cell),
    )
    for (const cell of further) add(list, own, cell)
  }
}

export function deploy(
  work: Workspace,
  state: State,
  { unit, to }: ActionOf<'deploy'>,
  emit: Emit<Event>,
): void {
  const seat = state.active
  state.at[unit] = to
  state.turn++
  emit({ type: 'deployed', unit, seat, at: to })
  if (hasUndeployed(work.tables, state, 1 - seat)) state.active = 1 - seat
  else if (!hasUndeployed(work.tables, state, seat)) beginBattle(work, state, emit)
}

function hasUndeployed(tables: Tables, { at }: State, seat: number): boolean {
  return unitsOf(tables, seat).some(unit => at[unit] === -1)
}

function isFarFromEnemies(tables: Tables, { at }: State, seat: number, cell: number): boolean {
  const { board, rules } = tables
  for (const enemy of unitsOf(tables, 1 - seat)) {
    const place = numberAt(at, enemy)
    if (place >= 0 && distance(board, place, cell) <= rules.traits.scoutDistance) return false
  }
  return true
}
