import type { Dice, Emit, Refusal } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { ATTACKED, HEALING, type State } from '../state.ts'
import type { Tables } from '../tables.ts'
import type { UnitTable } from '../unit-table.ts'
import { addPart, type Part } from './action-lists.ts'
import { attack } from './attack.ts'
import { readGround } from './ground.ts'
import { refuse } from './refusals.ts'
import { sees } from './sight.ts'
import { numberAt, tableOf, unitsOf } from './units.ts'
import type { Workspace } from './workspace.ts'

/** A unit attacks once a turn, with one of its weapons, an enemy in range and sight. There is no retaliation. */

/** Whether it has its attack left, which a medic may use to heal. */
export function canAct({ marks, watch }: State, unit: number): boolean {
  return ((marks[unit] ?? 0) & (ATTACKED | HEALING)) === 0 && (watch[unit] ?? -1) < 0
}

export function whyNotAttack(
  work: Workspace,
  state: State,
  { unit, weapon, target }: ActionOf<'attack'>,
): Refusal | undefined {
  const { tables } = work
  const { weapons, usable, seat } = tableOf(tables, unit)
  if (numberAt(state.watch, unit) >= 0) return refuse('unit-watching')
  if (!canAct(state, unit)) return refuse('already-attacked')
  if (weapon >= weapons.length) return refuse('no-such-weapon')
  if (weapon >= usable) return refuse('first-weapon-only')
  const enemy = tables.units[target]
  if (!enemy) return refuse('no-such-unit')
  if (enemy.seat === seat) return refuse('own-unit')
  if (numberAt(state.at, target) < 0) return refuse('unit-gone')
  const most = openingLimit(tables, state)
  if (openingAttacks(tables, state) >= most) return refuse('opening-limit', { most })
  const { range, melee } = weapons[weapon] ?? { range: 0, melee: false }
  const [from, to] = [numberAt(state.at, unit), numberAt(state.at, target)]
  const away = distance(tables.board, from, to)
  if (away > range) return melee ? refuse('not-adjacent') : refuse('out-of-range', { distance: away, range })
  readGround(work, state)
  return sees(work, from, to) ? undefined : refuse('no-line-of-sight')
}

/** The attacks of a unit on each enemy, weapon by weapon. The state has been read. */
export function listAttacks(work: Workspace, { at }: State, table: UnitTable, from: number): void {
  const { list, attacks, changes, parts } = work
  const unit = table.index
  const part = parts.attack[unit] as Part
  const seen = changes[1 - table.seat] as number
  if (attacks.cell[unit] !== from || attacks.changes[unit] !== seen) {
    attacks.cell[unit] = from
    attacks.changes[unit] = seen
    findAttacks(work, at, table, from, part)
  }
  addPart(list, part)
}

function findAttacks(
  work: Workspace,
  at: readonly number[],
  { weapons, usable, reach, seat }: UnitTable,
  from: number,
  part: Part,
): void {
  const { tables } = work
  const { places } = part
  let count = 0
  for (const target of unitsOf(tables, 1 - seat)) {
    const cell = numberAt(at, target)
    if (cell < 0) continue
    const away = distance(tables.board, from, cell)
    if (away > reach || !sees(work, from, cell)) continue
    for (let weapon = 0; weapon < usable; weapon++)
      if (away <= (weapons[weapon]?.range ?? 0)) places[count++] = weapon * at.length + target
  }
  part.count = count
}

/** In the first turn of the battle only some of the units may attack; in that of each side, if the scenario says so. */
export function openingLimit(tables: Tables, { round, active }: Pick<State, 'round' | 'active'>): number {
  const { on, outOf } = tables.rules.openingAttacks
  const shares = tables.scenario.openingAttacks
  if (!on || round !== 1 || (active !== 0 && !shares)) return Number.POSITIVE_INFINITY
  const share = shares ? shares[active === 0 ? 'blue' : 'red'] / 100 : 1 / outOf
  return Math.floor(unitsOf(tables, active).length * share)
}

/** How many units have attacked in this turn. */
export function openingAttacks(tables: Tables, { marks, active }: State): number {
  let count = 0
  for (const unit of unitsOf(tables, active)) if ((numberAt(marks, unit) & ATTACKED) !== 0) count++
  return count
}

export function attackOnce(
  work: Workspace,
  state: State,
  { unit, weapon, target }: ActionOf<'attack'>,
  dice: Dice,
  emit: Emit<Event>,
): void {
  readGround(work, state)
  attack(work, state, { unit, weapon, target, watch: false }, dice, emit)
  state.marks[unit] = numberAt(state.marks, unit) | ATTACKED
}
