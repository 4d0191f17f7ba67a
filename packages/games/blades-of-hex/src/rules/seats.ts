import type { Seat } from '@sextant/engine'
import { ARMIES, type Army } from '../schema.ts'

/** Which army sits where: red on seat 0, blue on seat 1. */

export function armyAt(seat: Seat): Army {
  return seat === 0 ? 'red' : 'blue'
}

export function seatOf(army: Army): Seat {
  return ARMIES.indexOf(army)
}

export function seatsOf(army: Army): readonly Seat[] {
  return SEATS[army]
}

/** Asked at every step of a search, so not made again each time. */
const SEATS: Readonly<Record<Army, readonly Seat[]>> = { red: [0], blue: [1] }
export const NOBODY: readonly Seat[] = []
