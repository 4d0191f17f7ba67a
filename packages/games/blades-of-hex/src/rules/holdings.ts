import type { Army, Faction } from '../schema.ts'
import type { State } from '../state.ts'

/** What a side holds. */

export function otherArmy(army: Army): Army {
  return army === 'red' ? 'blue' : 'red'
}

export function citiesOf({ cities }: State, side: Faction): number {
  let count = 0
  for (const id in cities) if (cities[id] === side) count++
  return count
}

export function healthOf({ units }: State, side: Faction): number {
  let health = 0
  for (const id in units) {
    const unit = units[id]
    if (unit?.army === side) health += unit.health
  }
  return health
}
