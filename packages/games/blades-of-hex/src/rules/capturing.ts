import { at, type Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Army } from '../schema.ts'
import type { State } from '../state.ts'
import type { Region, Tables } from '../tables.ts'
import { citiesOf, otherArmy } from './holdings.ts'
import { announceEnd } from './outcome.ts'
import { roundedDown } from './rounding.ts'

/** Neutral cities belong to the faction that occupies them (4.1.1); gold comes with a city (4.4.1). */
export function captureCity(
  tables: Tables,
  state: State,
  army: Army,
  unit: string,
  region: Region,
  emit: Emit<Event>,
): void {
  const from = state.cities[region.id] ?? 'neutral'
  const neutral = from === 'neutral'
  const reward = neutral ? tables.rules.economy.reward : 0
  const plunder = neutral ? 0 : plunderOf(tables, state, otherArmy(army))
  state.gold[army] += reward + plunder
  if (!neutral) state.gold[otherArmy(army)] -= plunder
  // Taking the city turns the whole region.
  state.cities[region.id] = army
  const tiles = region.cells.length
  emit({
    type: 'captured',
    city: region.id,
    at: at(tables.names, region.city),
    unit,
    from,
    army,
    tiles,
    reward,
    plunder,
  })
  announceEnd(tables, state, emit)
}

/** Half of the opponent's gold, divided by the cities it held just before; rounded down. */
export function plunderOf({ rules }: Tables, state: State, opponent: Army): number {
  return roundedDown((rules.economy.plunder * state.gold[opponent]) / citiesOf(state, opponent))
}
