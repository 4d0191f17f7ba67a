import { at, type Seat } from '@sextant/engine'
import type { Temper } from '../schema.ts'
import { EMPTY, type State } from '../state.ts'
import type { Tables } from '../tables.ts'

/** How a position looks to a seat. */
export type Worth = (state: State, seat: Seat) => number

/** A seat's own discs by their weights, less those of its strongest rival; near the end every disc weighs the same. */
export function worthBy({ weights, endgame }: Temper, { zones, seats }: Tables): Worth {
  const weightAt = zones.map(zone => weights[zone])
  return ({ discs }, seat) => {
    const empty = discs.reduce((count, disc) => count + (disc === EMPTY ? 1 : 0), 0)
    const counting = empty < endgame * discs.length
    const totals = seats.map(() => 0)
    discs.forEach((owner, cell) => {
      if (owner !== EMPTY) totals[owner] = at(totals, owner) + (counting ? 1 : at(weightAt, cell))
    })
    const rivals = totals.filter((_, other) => other !== seat && discs.includes(other))
    return rivals.length === 0 ? Number.MAX_SAFE_INTEGER : at(totals, seat) - Math.max(...rivals)
  }
}
