import { at, type Emit, type Refusal } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Ship, State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { regenerationOf } from './condition.ts'
import { refuse } from './refusals.ts'

/** Energy at the start of a round: who is disabled, what is gained, and disruption that wears off. */
export function gainEnergy(tables: Tables, state: State, emit: Emit<Event>): void {
  for (let index = 0; index < state.ships.length; index++) {
    const ship = at(state.ships, index)
    if (ship.status !== 'fighting') continue
    const table = at(tables.ships, index)
    const { id } = table
    ship.disabled = ship.disruption >= 1 && ship.disruption >= table.class.regeneration
    if (ship.disabled) emit({ type: 'disabled', ship: id, disruption: ship.disruption })
    const amount = Math.max(
      0,
      Math.min(regenerationOf(tables, ship, table), table.class.maxEnergy - ship.energy),
    )
    ship.energy += amount
    if (amount > 0) emit({ type: 'energy-gained', ship: id, amount, energy: ship.energy })
    if (ship.disruption === 0) continue
    ship.disruption--
    emit({ type: 'disruption-fell', ship: id, disruption: ship.disruption })
  }
}

export function whyNotPay({ energy }: Ship, cost: number): Refusal | undefined {
  return cost > energy ? refuse('not-enough-energy', { missing: cost - energy, cost, energy }) : undefined
}
