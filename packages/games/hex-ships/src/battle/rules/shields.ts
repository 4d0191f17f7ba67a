import { at, type Emit, type Refusal } from '@sextant/engine'
import type { ActionOf } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Side } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { hasAbility, whyNotAbility } from './abilities.ts'
import { actingIndex } from './acting.ts'
import { isDamaged } from './condition.ts'
import { whyNotPay } from './energy.ts'
import { refuse } from './refusals.ts'

/** Charging costs more for the first point of a collapsed shield. */
export function chargeCost({ combat }: Tables, shield: number): number {
  return shield === 0 ? combat.shields.rebuild : combat.shields.cost
}

export function canCharge(tables: Tables, state: State, face: Side): boolean {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const { generator, shields } = at(tables.ships, index).class
  const shield = ship.shields[face]
  if (state.move.charged >= generator || shield >= shields[face]) return false
  return ship.energy >= chargeCost(tables, shield) && !isDamaged(ship, 'shield-generator')
}

export function whyNotCharge(
  tables: Tables,
  state: State,
  { face }: ActionOf<'charge'>,
): Refusal | undefined {
  if (canCharge(tables, state, face)) return undefined
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const table = at(tables.ships, index)
  if (isDamaged(ship, 'shield-generator')) return refuse('generator-damaged')
  const { generator, shields } = table.class
  if (state.move.charged >= generator) return refuse('generator-spent', { points: generator })
  if (ship.shields[face] >= shields[face]) return refuse('shield-full')
  return whyNotPay(ship, chargeCost(tables, ship.shields[face]))
}

export function charge(tables: Tables, state: State, { face }: ActionOf<'charge'>, emit: Emit<Event>): void {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const cost = chargeCost(tables, ship.shields[face])
  ship.energy -= cost
  ship.shields[face]++
  state.move.charged++
  const { id } = at(tables.ships, index)
  emit({
    type: 'charged',
    ship: id,
    at: ship.at,
    face,
    cost,
    shield: ship.shields[face],
    energy: ship.energy,
  })
}

/** Whether points can still be shifted in this battle, from whatever face. */
export function canShift(tables: Tables, state: State): boolean {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const { shieldShift } = tables.combat.captains.engineering
  return !ship.used.shieldShift && hasAbility(ship, at(tables.ships, index), 'engineering', shieldShift)
}

export function whyNotShift(
  tables: Tables,
  state: State,
  { from, to, points }: ActionOf<'shield-shift'>,
): Refusal | undefined {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const table = at(tables.ships, index)
  const unable = whyNotAbility(ship, table, 'engineering', tables.combat.captains.engineering.shieldShift)
  if (unable) return unable
  if (ship.used.shieldShift) return refuse('already-used')
  if (from === to) return refuse('same-face')
  if (points > ship.shields[from]) return refuse('not-enough-shield', { points: ship.shields[from] })
  const room = roomOn(tables, state, to)
  if (points > room) return refuse('shield-overfull', { points: room })
  return undefined
}

/** Points that a face can still take. */
export function roomOn(tables: Tables, state: State, face: Side): number {
  const index = actingIndex(state)
  if (isDamaged(at(state.ships, index), 'shield-generator')) return 0
  return Math.max(0, at(tables.ships, index).class.shields[face] - at(state.ships, index).shields[face])
}

export function shift(
  tables: Tables,
  state: State,
  { from, to, points }: ActionOf<'shield-shift'>,
  emit: Emit<Event>,
): void {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  ship.shields[from] -= points
  ship.shields[to] += points
  ship.used.shieldShift = true
  emit({ type: 'shield-shifted', ship: at(tables.ships, index).id, from, to, points })
}
