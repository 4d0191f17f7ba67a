import type { Action } from '../actions.ts'
import { isDamaged } from '../rules/fleet.ts'
import { limitOf, whyNotDock } from '../rules/orders.ts'
import type { FleetShip, State } from '../state.ts'
import { sheetOf, sizeOf, type Tables } from '../tables.ts'
import type { Temper } from './temper.ts'
import { fitness, worthOf } from './worth.ts'

/** The next order before a mission: the best that fit onto the list, the damaged of the others into dock, and off. */
export function ordersFor(tables: Tables, temper: Temper, state: State): Action {
  const afloat = state.fleet.filter(({ docked }) => !docked)
  const [first] = state.fleet
  if (afloat.length === 0 && first) return { type: 'undock', ship: first.id }
  const limit = limitOf(tables, state)
  const { ships } = sentOf(tables, temper, afloat, limit)
  const idle = temper.docks ? afloat.find(ship => canRest(tables, state, ship, ships)) : undefined
  if (idle) return { type: 'dock', ship: idle.id }
  const missing = ships.find(({ id }) => !state.selected.includes(id))
  const fits = missing && sizeOf(tables, [...state.selected, missing.id]) <= limit
  return missing && fits ? { type: 'select', ship: missing.id } : { type: 'start' }
}

/** Ships and what they are worth together. */
interface Squad {
  readonly worth: number
  readonly ships: readonly FleetShip[]
}

/** The ships to send: the best within the limit, without those that are worn where others do nearly as well. */
function sentOf(
  tables: Tables,
  { docks, worn, enough }: Temper,
  afloat: readonly FleetShip[],
  limit: number,
): Squad {
  const all = bestOf(tables, afloat, limit)
  if (!docks) return all
  let [left, best] = [afloat, all]
  for (const ship of all.ships.toSorted((a, b) => fitness(tables, a) - fitness(tables, b))) {
    if (fitness(tables, ship) >= worn) break
    const others = left.filter(other => other !== ship)
    const without = bestOf(tables, others, limit)
    if (without.worth >= enough * all.worth) [left, best] = [others, without]
  }
  return best
}

/** A damaged ship that stays at home loses nothing in the dock. */
function canRest(tables: Tables, state: State, ship: FleetShip, sent: readonly FleetShip[]): boolean {
  const stays = !sent.includes(ship) && !state.selected.includes(ship.id)
  return stays && isDamaged(tables, ship) && !whyNotDock(tables, state, ship.id)
}

/** The ships that are worth most together within the limit, by trying every set. */
function bestOf(tables: Tables, ships: readonly FleetShip[], limit: number): Squad {
  let best: Squad = { worth: 0, ships: [] }
  const add = (from: number, chosen: readonly FleetShip[], size: number, worth: number) => {
    if (worth > best.worth) best = { worth, ships: chosen }
    for (const [place, ship] of ships.entries()) {
      if (place < from) continue
      const larger = size + sheetOf(tables, ship.id).size
      if (larger <= limit) add(place + 1, [...chosen, ship], larger, worth + worthOf(tables, ship))
    }
  }
  add(0, [], 0, 0)
  return best
}
