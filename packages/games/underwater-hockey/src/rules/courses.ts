import { at } from '@sextant/engine'
import type { Plan } from '../plan.ts'
import type { Tables } from '../tables.ts'

/** The tiles of a swim or a flick from where it begins, as if nobody were in the way; it ends at the wall. */
export function courseOf({ board }: Tables, from: number, plan: Plan): number[] {
  const tiles = [from]
  let tile = from
  for (const direction of directionsOf(plan)) {
    tile = at(board.neighbours, tile * 6 + direction)
    if (tile < 0) break
    tiles.push(tile)
  }
  return tiles
}

/** The last tile of the course. */
export function endOf(tables: Tables, from: number, plan: Plan): number {
  return courseOf(tables, from, plan).at(-1) ?? from
}

function directionsOf(plan: Plan): readonly number[] {
  switch (plan.kind) {
    case 'swim':
      return plan.path
    case 'flick':
      return Array.from({ length: plan.distance }, () => plan.direction)
    case 'steal':
      return []
  }
}
