import type { Emit, Refusal } from '@sextant/engine'
import type { Recruit } from '../actions.ts'
import type { Event } from '../events.ts'
import { refuse } from '../refusals.ts'
import type { Army, Kind } from '../schema.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { unitOn } from './board-units.ts'

/** Recruitment rules (4.2.4). */

export function whyNotRecruit(
  world: World,
  state: State,
  army: Army,
  { kind, city }: Recruit,
): Refusal | undefined {
  const region = world.regionById.get(city)
  if (!region) return refuse('no-such-city', { city })
  // Recruit on an own, empty city.
  if (state.cities[city] !== army) return refuse('not-your-city')
  if (unitOn(state, world.names[region.city] as string) !== undefined) return refuse('city-occupied')
  if (canPay(world, state, army, kind)) return undefined
  const { cost } = world.rules.units[kind]
  const gold = state.gold[army]
  return refuse('not-enough-gold', { cost, gold, missing: cost - gold })
}

/** Recruitment is not possible if gold coins are insufficient. */
export function canPay({ rules }: World, { gold }: State, army: Army, kind: Kind): boolean {
  return gold[army] >= rules.units[kind].cost
}

export function recruit(
  world: World,
  state: State,
  army: Army,
  { kind, city }: Recruit,
  emit: Emit<Event>,
): void {
  const { cost, health } = world.rules.units[kind]
  const at = world.names[world.regionById.get(city)?.city ?? -1] as string
  const unit = nextId(state, army, kind)
  state.gold[army] -= cost
  // The recruit acts from the next own turn.
  state.units[unit] = { army, kind, at, health, status: 'new', counters: 0 }
  emit({ type: 'recruited', unit, army, kind, city, at, cost })
}

/** A number never given before, not even to a unit that is gone. */
function nextId(state: State, army: Army, kind: Kind): string {
  const raised = state.raised[army]
  for (;;) {
    raised[kind]++
    const id = `${army}-${kind}-${raised[kind]}`
    if (!Object.hasOwn(state.units, id)) return id
  }
}
