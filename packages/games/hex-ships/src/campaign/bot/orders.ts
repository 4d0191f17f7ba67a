import type { Action } from '../actions.ts'
import { conditionOf, isDamaged, levelOf } from '../rules/fleet.ts'
import { limitOf, whyNotDock } from '../rules/orders.ts'
import type { FleetShip, State } from '../state.ts'
import { sheetOf, sizeOf, type Tables } from '../tables.ts'
import type { Temper } from './temper.ts'

/** The next order before a mission: the worn into dock, the best that fit onto the list, and off. */
export function ordersFor(tables: Tables, temper: Temper, state: State): Action {
  const dock = toDock(tables, temper, state)
  if (dock) return { type: 'dock', ship: dock.id }
  const afloat = state.fleet.filter(({ docked }) => !docked)
  const [first] = state.fleet
  if (afloat.length === 0 && first) return { type: 'undock', ship: first.id }
  const wanted = bestOf(tables, afloat, limitOf(tables, state))
  const missing = wanted.find(({ id }) => !state.selected.includes(id))
  const fits = missing && sizeOf(tables, [...state.selected, missing.id]) <= limitOf(tables, state)
  return missing && fits ? { type: 'select', ship: missing.id } : { type: 'start' }
}

/** The most worn ship, as long as those that stay afloat fill enough of the limit. */
function toDock(tables: Tables, { worn, wrecked, filled }: Temper, state: State): FleetShip | undefined {
  if (state.selected.length > 0) return undefined
  const limit = limitOf(tables, state)
  const [worst, ...others] = state.fleet
    .filter(({ docked }) => !docked)
    .toSorted((a, b) => fitness(tables, a) - fitness(tables, b))
  if (!worst || others.length === 0 || !isDamaged(tables, worst)) return undefined
  const left = bestOf(tables, others, limit).map(({ id }) => id)
  const enough = sizeOf(tables, left) >= filled * limit
  const fit = fitness(tables, worst)
  const goes = fit < wrecked || (enough && fit < worn)
  return goes && !whyNotDock(tables, state, worst.id) ? worst : undefined
}

/** The ships that are worth most together within the limit, by trying every set. */
function bestOf(tables: Tables, ships: readonly FleetShip[], limit: number): readonly FleetShip[] {
  let best: { readonly worth: number; readonly ships: readonly FleetShip[] } = { worth: 0, ships: [] }
  const add = (from: number, chosen: readonly FleetShip[], size: number, worth: number) => {
    if (worth > best.worth) best = { worth, ships: chosen }
    for (const [place, ship] of ships.entries()) {
      if (place < from) continue
      const larger = size + sheetOf(tables, ship.id).size
      if (larger <= limit) add(place + 1, [...chosen, ship], larger, worth + worthOf(tables, ship))
    }
  }
  add(0, [], 0, 0)
  return best.ships
}

/** Large ships are worth more than their size; a captain helps, damage hurts. */
function worthOf(tables: Tables, ship: FleetShip): number {
  const skill = ship.captain ? 1 + 0.06 * levelOf(tables, ship.captain) : 0.95
  return sheetOf(tables, ship.id).size ** 1.1 * skill * fitness(tables, ship) ** 1.2
}

/** Hull counts twice, and each damaged system or weapon takes some of it. */
function fitness(tables: Tables, ship: FleetShip): number {
  const hull = ship.hull / sheetOf(tables, ship.id).hull
  const systems = 0.08 * (ship.criticals.length + ship.broken.length)
  return Math.max(0.05, (hull + conditionOf(tables, ship)) / 2 - systems)
}
