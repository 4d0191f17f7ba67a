import type { Plan } from '../plan.ts'
import type { World } from '../world.ts'

/** The tiles of a swim or of a flick, from where it begins; the pool ends it. */
export function courseOf({ board }: World, from: number, plan: Plan): number[] {
  const tiles = [from]
  for (const direction of directionsOf(plan)) {
    const next = board.neighbours[(tiles.at(-1) as number) * 6 + direction] as number
    if (next < 0) break
    tiles.push(next)
  }
  return tiles
}

export function endOf(world: World, from: number, plan: Plan): number {
  return courseOf(world, from, plan).at(-1) as number
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
