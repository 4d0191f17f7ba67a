import { at, type Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { actingIndex } from './acting.ts'
import { isDamaged, maxSpeedOf } from './condition.ts'

export interface SpeedLimits {
  readonly least: number
  readonly most: number
}

/** The speeds that the acting ship may take: within its thrust and its maximum; if there are none, the maximum decides. */
export function speedLimits(tables: Tables, state: State): SpeedLimits {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  const table = at(tables.ships, index)
  const { afterburners } = tables.combat
  const boost = state.move.afterburners
  const fastest = maxSpeedOf(tables, ship, table)
  // Subtracted, not negated: the opposite of 0 would be -0, which is not what a state may hold.
  const backward = 0 - fastest
  const forward = fastest + (boost ? afterburners.speed : 0)
  const { up, down } = table.class.thrust
  const slower = isDamaged(ship, 'forward-thrusters') ? 0 : down
  const least = Math.max(backward, ship.speed - slower)
  const most = Math.min(forward, ship.speed + up + (boost ? afterburners.thrust : 0))
  if (least <= most) return { least, most }
  const capped = Math.min(forward, Math.max(backward, ship.speed))
  return { least: capped, most: capped }
}

/** The speed that a ship takes if its captain sets none. */
export function impliedSpeed(tables: Tables, state: State): number {
  const { least, most } = speedLimits(tables, state)
  return Math.min(most, Math.max(least, at(state.ships, actingIndex(state)).speed))
}

/** Of a ship that ends its turn without setting one: damaged engines may have brought it to rest. */
export function settleAtRest(tables: Tables, state: State, emit: Emit<Event>): void {
  const speed = impliedSpeed(tables, state)
  const present = at(state.ships, actingIndex(state)).speed
  if (!state.move.set && speed !== present) settleSpeed(tables, state, speed, emit)
}

/** Settles the speed for this turn, and with it the steps to be made. */
export function settleSpeed(tables: Tables, state: State, speed: number, emit: Emit<Event>): void {
  const index = actingIndex(state)
  const ship = at(state.ships, index)
  emit({ type: 'speed-set', ship: at(tables.ships, index).id, from: ship.speed, to: speed })
  ship.speed = speed
  state.move.set = true
  state.move.steps = Math.abs(speed)
  state.move.free = ship.at
}
