import { at, type Emit, must, type Refusal } from '@sextant/engine'
import type { Recruit } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Army, Faction, Kind } from '../schema.ts'
import type { State } from '../state.ts'
import type { KindTable, Tables } from '../tables.ts'
import { unitOn } from './board-units.ts'
import { refuse } from './refusals.ts'

/** Recruitment rules (4.2.4). */

export function whyNotRecruit(
  tables: Tables,
  state: State,
  army: Army,
  { kind, city }: Recruit,
): Refusal | undefined {
  const type = tables.kinds.get(kind)
  if (!type) return refuse('no-such-kind', { kind })
  const region = tables.regionById.get(city)
  if (!region) return refuse('no-such-city', { city })
  // Recruit on an own, empty city.
  if (state.cities[city] !== army) return refuse('not-your-city')
  if (unitOn(state, at(tables.names, region.city)) !== undefined) return refuse('city-occupied')
  if (canPay(state, army, type)) return undefined
  const { cost } = type
  const gold = state.gold[army]
  return refuse('not-enough-gold', { cost, gold, missing: cost - gold })
}

/** Recruitment is not possible if gold coins are insufficient. */
export function canPay({ gold }: State, army: Army, { cost }: KindTable): boolean {
  return gold[army] >= cost
}

export function recruit(
  tables: Tables,
  state: State,
  army: Army,
  { kind, city }: Recruit,
  emit: Emit<Event>,
): void {
  const { cost, health } = must(tables.kinds, kind)
  const cell = at(tables.names, must(tables.regionById, city).city)
  const unit = nextId(state, army, kind, state.raised[army])
  state.gold[army] -= cost
  // The recruit acts from the next own turn.
  state.units[unit] = { army, kind, at: cell, health, status: 'new', counters: 0 }
  emit({ type: 'recruited', unit, army, kind, city, at: cell, cost })
}

/** An id that was never used before, not even by a unit that is gone. */
export function nextId({ units }: State, side: Faction, kind: Kind, raised: Record<Kind, number>): string {
  for (;;) {
    const number = (raised[kind] ?? 0) + 1
    raised[kind] = number
    const id = `${side}-${kind}-${number}`
    if (!Object.hasOwn(units, id)) return id
  }
}
