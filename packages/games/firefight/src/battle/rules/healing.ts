import type { Emit, Refusal } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { HEALED, HEALING, type State } from '../state.ts'
import { addPart } from './action-lists.ts'
import { canAct } from './attacking.ts'
import { refuse } from './refusals.ts'
import { numberAt, tableOf, unitsOf } from './units.ts'
import type { Workspace } from './workspace.ts'

/** Instead of attacking a medic lets a neighbouring friend regain a wound, once for each unit and turn. */

export function whyNotHeal(
  { tables }: Workspace,
  state: State,
  { unit, target }: ActionOf<'heal'>,
): Refusal | undefined {
  const { medic, seat } = tableOf(tables, unit)
  if (!medic) return refuse('no-medic')
  if (numberAt(state.watch, unit) >= 0) return refuse('unit-watching')
  if (!canAct(state, unit)) return refuse('already-attacked')
  const friend = tables.units[target]
  if (!friend) return refuse('no-such-unit')
  if (friend.seat !== seat || target === unit) return refuse('not-a-friend')
  const place = numberAt(state.at, target)
  if (place < 0) return refuse('unit-gone')
  if (distance(tables.board, numberAt(state.at, unit), place) !== 1) return refuse('not-beside')
  if (numberAt(state.wounds, target) >= friend.wounds) return refuse('not-wounded')
  return (numberAt(state.marks, target) & HEALED) !== 0 ? refuse('healed-already') : undefined
}

export function listHeals(work: Workspace, state: State, unit: number): void {
  const { tables, parts, list } = work
  const { medic, seat } = tableOf(tables, unit)
  const part = parts.heal[unit]
  if (!medic || !part) return
  const here = numberAt(state.at, unit)
  part.count = 0
  for (const target of unitsOf(tables, seat)) {
    // Most are unharmed or elsewhere, and refusals are dear where search lists at every step.
    if (numberAt(state.wounds, target) >= tableOf(tables, target).wounds) continue
    const place = numberAt(state.at, target)
    if (place < 0 || distance(tables.board, here, place) !== 1) continue
    if (!whyNotHeal(work, state, { type: 'heal', unit, target })) part.places[part.count++] = target
  }
  addPart(list, part)
}

export function heal(
  { tables }: Workspace,
  state: State,
  { unit, target }: ActionOf<'heal'>,
  emit: Emit<Event>,
): void {
  const before = numberAt(state.wounds, target)
  const left = Math.min(tableOf(tables, target).wounds, before + tables.rules.traits.medic)
  state.wounds[target] = left
  state.marks[target] = numberAt(state.marks, target) | HEALED
  state.marks[unit] = numberAt(state.marks, unit) | HEALING
  emit({ type: 'healed', unit, target, at: numberAt(state.at, target), wounds: left - before, left })
}
