import type { Plan } from '../plan.ts'
import type { Tables } from '../tables.ts'

/** The tiles of a swim or a flick from where it begins, as if nobody were in the way; it ends at the wall. */
export function courseOf(tables: Tables, from: number, plan: Plan): number[] {
  const tiles = [from]
  followCourse(tables, from, plan, tile => tiles.push(tile))
  return tiles
}

/** The last tile of the course. */
export function endOf(tables: Tables, from: number, plan: Plan): number {
  return followCourse(tables, from, plan, () => undefined)
}

/** Visits each tile of the course after the first; returns the last tile. */
export function followCourse(
  { board }: Tables,
  from: number,
  plan: Plan,
  visit: (tile: number) => void,
): number {
  let tile = from
  for (let step = 0; ; step++) {
    const direction = directionOf(plan, step)
    const next = direction === undefined ? -1 : (board.neighbours[tile * 6 + direction] as number)
    if (next < 0) return tile
    tile = next
    visit(tile)
  }
}

/** Where a step of the course leads; nothing after the last. */
function directionOf(plan: Plan, step: number): number | undefined {
  switch (plan.kind) {
    case 'swim':
      return plan.path[step]
    case 'flick':
      return step < plan.distance ? plan.direction : undefined
    case 'steal':
      return undefined
  }
}
