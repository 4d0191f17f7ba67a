import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Event, Struck } from '../events.ts'
import type { Power } from '../schema.ts'
import type { PowerId } from '../schema-names.ts'
import type { State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'
import { harmOf } from './harm.ts'
import { refuse } from './refusals.ts'
import { rollOnCrew, rollOnHull } from './roll.ts'

/** 8) Game Actions: a sea monster has very different options, such as tentacle attacks. */
export function whyNotPower(tables: Tables, state: State, seat: number, id: PowerId): Refusal | undefined {
  const power = combatantOf(tables, seat).powers[id]
  if (!power) return refuse('not-in-menu')
  if (state.D < power.least || state.D > power.most) return refuse('out-of-reach')
  return sideOf(state, seat).breath < power.breath ? refuse('no-breath') : undefined
}

export function usePower(
  tables: Tables,
  state: State,
  seat: number,
  id: PowerId,
  dice: Dice,
  emit: Emit<Event>,
): void {
  const target = sideOf(state, otherSeat(seat))
  const from = state.D
  const harm = harmOf(tables, state, seat, id)
  const { grips = false, dives = false } = exert(tables, state, seat, id, harm?.D ?? from)
  const { breath } = sideOf(state, seat)
  const event: Struck = { type: 'struck', seat, power: id, from, D: state.D, grips, dives, breath }
  if (harm?.hull) event.hull = rollOnHull(target, harm.hull, dice)
  if (harm?.crew) event.crew = rollOnCrew(target, harm.crew, dice)
  emit(event)
}

/** What a power does whatever the dice say: it moves to D, takes breath, grips, dives. */
export function exert(tables: Tables, state: State, seat: number, id: PowerId, D: number): Power {
  const combatant = combatantOf(tables, seat)
  const power = combatant.powers[id]
  if (!power) throw new Error(`a ${combatant.kind} has no power ${id}`)
  const own = sideOf(state, seat)
  state.D = D
  own.breath -= power.breath
  if (power.grips) sideOf(state, otherSeat(seat)).gripped = true
  if (power.dives) own.dived = true
  return power
}
