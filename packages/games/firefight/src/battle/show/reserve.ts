import type { Tables } from '../tables.ts'

/** A hex beside the map, by its axial coordinates. */
export interface Spot {
  readonly q: number
  readonly r: number
}

/**
 * Where units wait to be deployed: in the corners that the hexagon leaves free, blue's above and red's below, so that the
 * map is drawn no smaller for it. A small map with a large team needs columns beside it too.
 */
export function reserveOf({ scenario: { size }, own, units }: Tables): Spot[] {
  const spots = own.map(({ length }, seat) => spotsOf(size, length, seat === 0 ? -1 : 1))
  const taken = own.map(() => 0)
  return units.map(({ seat }) => {
    const place = taken[seat] ?? 0
    taken[seat] = place + 1
    return spots[seat]?.[place] ?? { q: 0, r: 0 }
  })
}

/** The nearest to the top or the bottom first, from the left to the right. */
function spotsOf(size: number, count: number, side: -1 | 1): Spot[] {
  const found: Spot[] = []
  for (let wider = 0; found.length < count; wider++) {
    found.length = 0
    // On flat hexes twice the height of q, r is 2r + q; a hexagon is as high as its middle column.
    for (let q = -size - wider; q <= size + wider; q++)
      for (let twice = 2 * size - 1; twice > 0; twice--) {
        const r = (side * twice - q) / 2
        if (Number.isInteger(r) && distance(q, r) >= size + 2) found.push({ q, r })
      }
  }
  return found.slice(0, count)
}

function distance(q: number, r: number): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}
