import { type Emit, must } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Joining, Mission } from '../schema/mission.ts'
import type { Captain, FleetShip, State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { wholeShip } from './fleet.ts'

/** A ship as it joins the fleet: whole, with its captain. */
export function joining(tables: Tables, { ship, captain }: Joining): FleetShip {
  return wholeShip(tables, ship, captain === undefined ? null : captainOf(tables, captain))
}

/** What a mission brings when it is won, prizes aside. */
export function join(
  tables: Tables,
  state: State,
  { ships, captains }: Mission['won'],
  emit: Emit<Event>,
): void {
  for (const one of ships) {
    state.fleet.push(joining(tables, one))
    emit({ type: 'ship-joined', ship: one.ship, captain: one.captain ?? null, prize: false })
  }
  for (const captain of captains) {
    state.reserve.push(captainOf(tables, captain))
    emit({ type: 'captain-joined', captain })
  }
}

function captainOf({ captains }: Tables, id: string): Captain {
  const { experience, command, gunnery, engineering } = must(captains, id)
  return { id, experience, command, gunnery, engineering }
}
