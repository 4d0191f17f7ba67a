import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Event, Struck } from '../events.ts'
import { type Combatant, POWERS, type Power, type PowerId } from '../schema.ts'
import type { State } from '../state.ts'
import { combatantOf, otherSeat, sideOf, type Tables } from '../tables.ts'
import { crewToll } from './attacks.ts'
import { refuse } from './refusals.ts'
import { rollOnHull } from './roll.ts'

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
  const combatant = combatantOf(tables, seat)
  const power = combatant.powers[id] as Power
  const own = sideOf(state, seat)
  const target = sideOf(state, otherSeat(seat))
  const { grips = false, dives = false } = power
  const from = state.D
  state.D = shifted(tables, combatant, power, from)
  own.breath -= power.breath
  const event: Struck = {
    type: 'struck',
    seat,
    power: id,
    from,
    D: state.D,
    grips,
    dives,
    breath: own.breath,
  }
  if (power.hull) event.hull = rollOnHull(target, power.hull, state.D, dice)
  const crew = power.crew && crewToll(tables, target, power.crew, state.D, dice)
  if (crew) event.crew = crew
  if (grips) target.gripped = true
  if (dives) own.dived = true
  emit(event)
}

/** A power brings its user no nearer than it ever comes by itself, and never out of sight. */
export function shifted({ ruleset }: Tables, { nearest }: Combatant, { shift }: Power, D: number): number {
  if (shift < 0) return Math.max(Math.min(D, nearest), D + shift)
  return Math.max(D, Math.min(ruleset.distance.farthest - 1, D + shift))
}

export function isPower(id: string): id is PowerId {
  return (POWERS as readonly string[]).includes(id)
}
