import type { Emit, Refusal } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { Action, ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { HEALED, HEALING, type State } from '../state.ts'
import { add } from './action-lists.ts'
import { canAct } from './attacking.ts'
import { refuse } from './refusals.ts'
import { tableOf } from './units.ts'
import type { Workspace } from './workspace.ts'

/** Instead of attacking a medic lets a neighbouring friend regain a wound, once for each unit and turn. */

export function whyNotHeal(
  { tables }: Workspace,
  state: State,
  { unit, target }: ActionOf<'heal'>,
): Refusal | undefined {
  const { medic, seat } = tableOf(tables, unit)
  if (!medic) return refuse('no-medic')
  if ((state.watch[unit] as number) >= 0) return refuse('unit-watching')
  if (!canAct(state, unit)) return refuse('already-attacked')
  const friend = tables.units[target]
  if (!friend) return refuse('no-such-unit')
  if (friend.seat !== seat || target === unit) return refuse('not-a-friend')
  const place = state.at[target] as number
  if (place < 0) return refuse('unit-gone')
  if (distance(tables.board, state.at[unit] as number, place) !== 1) return refuse('not-beside')
  if ((state.wounds[target] as number) >= friend.wounds) return refuse('not-wounded')
  return ((state.marks[target] as number) & HEALED) !== 0 ? refuse('healed-already') : undefined
}

export function listHeals(work: Workspace, state: State, unit: number): void {
  const { tables, actions, list } = work
  const { medic, seat } = tableOf(tables, unit)
  if (!medic) return
  const end = tables.first[seat + 1] as number
  for (let target = tables.first[seat] as number; target < end; target++)
    if (!whyNotHeal(work, state, { type: 'heal', unit, target }))
      add(list, actions.heal[unit]?.[target] as Action)
}

export function heal(
  { tables }: Workspace,
  state: State,
  { unit, target }: ActionOf<'heal'>,
  emit: Emit<Event>,
): void {
  const before = state.wounds[target] as number
  const left = Math.min(tableOf(tables, target).wounds, before + tables.rules.traits.medic)
  state.wounds[target] = left
  state.marks[target] = (state.marks[target] as number) | HEALED
  state.marks[unit] = (state.marks[unit] as number) | HEALING
  emit({ type: 'healed', unit, target, at: state.at[target] as number, wounds: left - before, left })
}
