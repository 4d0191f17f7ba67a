import type { Emit, Refusal } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { addPart, type Part } from './action-lists.ts'
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

/** Unit by unit: the cells of the zone, then those beyond it. The state has been read. */
export function listDeployments(work: Workspace, state: State): void {
  const { tables, parts, on, list } = work
  const { active } = state
  let inZone = -1
  let beyond = -1
  for (const unit of unitsOf(tables, active)) {
    const [deploy, scout] = [parts.deploy[unit], parts.scout[unit]]
    if (state.at[unit] !== -1 || !deploy || !scout) continue
    // Both are the same for every unit.
    if (inZone < 0) inZone = listCells(deploy, tables.zones[active], cell => on[cell] === -1)
    deploy.count = inZone
    addPart(list, deploy)
    if (!tableOf(tables, unit).scout) continue
    if (beyond < 0)
      beyond = listCells(
        scout,
        tables.scouting[active],
        cell => on[cell] === -1 && isFarFromEnemies(tables, state, active, cell),
      )
    scout.count = beyond
    addPart(list, scout)
  }
}

function listCells({ places }: Part, cells: readonly number[] = [], fits: (cell: number) => boolean): number {
  let count = 0
  for (const cell of cells) if (fits(cell)) places[count++] = cell
  return count
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
