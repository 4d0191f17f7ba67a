import type { Dice, Emit, Refusal } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { ATTACKED, HEALING, MOVED, type State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { UnitTable } from '../unit-table.ts'
import { addPart } from './action-lists.ts'
import { attack } from './attack.ts'
import { refuse } from './refusals.ts'
import { sees } from './sight.ts'
import { numberAt, tableOf, unitsOf } from './units.ts'
import { readState, type Workspace } from './workspace.ts'

/**
 * A unit that has neither moved nor attacked may watch, which ends its turn. It shoots once, at the first enemy that enters
 * a hex in its sight and range; the watch ends with the shot or when its owner's next turn begins.
 */

export function whyNotWatch(
  { tables }: Workspace,
  state: State,
  { unit, weapon }: ActionOf<'watch'>,
): Refusal | undefined {
  if (!tables.rules.overwatch.on) return refuse('no-overwatch')
  if (numberAt(state.watch, unit) >= 0) return refuse('unit-watching')
  if (!isFresh(state, unit)) return refuse('cannot-watch')
  const { weapons, usable, watching } = tableOf(tables, unit)
  if (weapon >= weapons.length) return refuse('no-such-weapon')
  if (weapon >= usable) return refuse('first-weapon-only')
  return watching.includes(weapon) ? undefined : refuse('no-ranged-weapon')
}

/** Of a unit that can still move and attack. */
export function listWatches({ parts, list }: Workspace, { index }: UnitTable): void {
  addPart(list, parts.watch[index])
}

function isFresh({ marks, watch }: State, unit: number): boolean {
  return (numberAt(marks, unit) & (MOVED | ATTACKED | HEALING)) === 0 && numberAt(watch, unit) < 0
}

export function beginWatch(
  { tables }: Workspace,
  state: State,
  { unit, weapon }: ActionOf<'watch'>,
  emit: Emit<Event>,
): void {
  state.watch[unit] = weapon
  emit({ type: 'watching', unit, seat: tableOf(tables, unit).seat, at: numberAt(state.at, unit), weapon })
}

export function someoneWatches(tables: Tables, { watch }: State, seat: number): boolean {
  for (const unit of unitsOf(tables, seat)) if (numberAt(watch, unit) >= 0) return true
  return false
}

/** The watchers that can shoot at the moving unit where it is. */
export function watchersOf(work: Workspace, state: State): number[] {
  const { tables } = work
  const { mover } = state
  const cell = numberAt(state.at, mover)
  return watchersSeeing(work, state, 1 - tableOf(tables, mover).seat, cell)
}

/** The units of a seat that would shoot at an enemy entering a cell. The ground has been read. */
export function watchersSeeing(work: Workspace, state: State, seat: number, cell: number): number[] {
  const { tables } = work
  const watchers: number[] = []
  for (const unit of unitsOf(tables, seat)) {
    const place = numberAt(state.watch, unit)
    const weapon = place < 0 ? undefined : tableOf(tables, unit).weapons[place]
    if (!weapon) continue
    const from = numberAt(state.at, unit)
    if (distance(tables.board, from, cell) <= weapon.range && sees(work, from, cell)) watchers.push(unit)
  }
  return watchers
}

/**
 * They must shoot: a single one at once, of several their owner chooses the next.
 * @param halt ends the leg of the move; whether there was one
 */
export function watchersShoot(
  work: Workspace,
  state: State,
  halt: () => boolean,
  dice: Dice,
  emit: Emit<Event>,
): 'none' | 'choice' | 'over' {
  for (;;) {
    const watchers = watchersOf(work, state)
    const [only] = watchers
    if (only === undefined) return 'none'
    const at = numberAt(state.at, state.mover)
    const choice = watchers.length > 1
    if (halt()) emit({ type: 'halted', unit: state.mover, at, watchers })
    if (choice) return 'choice'
    if (shoot(work, state, only, dice, emit)) return 'over'
  }
}

export function whyNotReact(work: Workspace, state: State, { unit }: ActionOf<'react'>): Refusal | undefined {
  readState(work, state)
  return watchersOf(work, state).includes(unit) ? undefined : refuse('not-a-watcher')
}

/** Whether the move is over with it: the unit is destroyed, or the battle decided. */
export function shoot(work: Workspace, state: State, unit: number, dice: Dice, emit: Emit<Event>): boolean {
  const { mover } = state
  const weapon = numberAt(state.watch, unit)
  state.watch[unit] = -1
  attack(work, state, { unit, weapon, target: mover, watch: true }, dice, emit)
  return state.over !== null || numberAt(state.at, mover) < 0
}
