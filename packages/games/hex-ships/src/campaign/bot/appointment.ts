import type { Action } from '../actions.ts'
import { levelOf } from '../rules/fleet.ts'
import type { State } from '../state.ts'
import { sheetOf, type Tables } from '../tables.ts'

/** The best captain who is waiting takes the largest ship without one. */
export function appointmentOf(tables: Tables, { fleet, reserve }: State): Action | undefined {
  const [captain] = reserve.toSorted((a, b) => levelOf(tables, b) - levelOf(tables, a))
  const [ship] = fleet
    .filter(one => !one.captain)
    .toSorted((a, b) => sheetOf(tables, b.id).size - sheetOf(tables, a.id).size)
  return captain && ship ? { type: 'appoint', captain: captain.id, ship: ship.id } : undefined
}
