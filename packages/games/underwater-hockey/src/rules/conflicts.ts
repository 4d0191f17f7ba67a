import type { Plan } from '../plan.ts'
import { firstOf } from '../units.ts'
import { NOBODY, unitOn, type Water } from '../water.ts'
import type { World } from '../world.ts'

/** Two units of one team whose plans get in each other's way, and where. */
export interface Conflict {
  readonly tile: number
  readonly units: readonly [number, number]
  readonly kind: 'same-tile' | 'swap' | 'blocked'
}

/** How the plans of one team would clash if the other team kept out of their way. */
export function conflictsAmong(world: World, water: Water, team: 0 | 1, plans: readonly Plan[]): Conflict[] {
  const first = firstOf(team)
  const swimmers = plans.map((_, index) => courseOf(world, water, first, index, plans))
  const found: Conflict[] = []
  const strokes = Math.max(...swimmers.map(({ tiles }) => tiles.length))
  for (let stroke = 1; stroke < strokes; stroke++)
    for (const [index, a] of swimmers.entries())
      for (const b of swimmers.slice(index + 1)) {
        if (a.under !== b.under || found.some(({ units }) => units[0] === a.unit && units[1] === b.unit))
          continue
        const kind = clash(a.tiles, b.tiles, stroke)
        if (kind) found.push({ tile: at(a.tiles, stroke), units: [a.unit, b.unit], kind })
      }
  return found
}

interface Course {
  readonly unit: number
  readonly under: number
  /** Where it is before the first stroke and after each. */
  readonly tiles: readonly number[]
}

function courseOf(
  { board }: World,
  water: Water,
  first: number,
  index: number,
  plans: readonly Plan[],
): Course {
  const unit = first + index
  const plan = plans[index] as Plan
  const isUnder = water.under[unit] as number
  const other = unitOn(water, 1 - isUnder, water.at[unit] as number)
  // A teammate on the same tile that changes planes as well passes it.
  const blocked = other !== NOBODY && !changesPlane(plans[other - first])
  const tiles = [water.at[unit] as number]
  if (plan.kind === 'swim')
    for (const direction of plan.path) {
      const next = board.neighbours[(tiles.at(-1) as number) * 6 + direction] as number
      if (next < 0) break
      tiles.push(next)
    }
  return { unit, under: changesPlane(plan) && !blocked ? 1 - isUnder : isUnder, tiles }
}

function clash(a: readonly number[], b: readonly number[], stroke: number): Conflict['kind'] | undefined {
  const [fromA, toA, fromB, toB] = [at(a, stroke - 1), at(a, stroke), at(b, stroke - 1), at(b, stroke)]
  if (fromA === fromB) return undefined
  if (toA === toB) return fromA === toA || fromB === toB ? 'blocked' : 'same-tile'
  return toA === fromB && toB === fromA ? 'swap' : undefined
}

function changesPlane(plan: Plan | undefined): boolean {
  return plan?.kind === 'swim' && plan.change !== null
}

/** Where it is after a stroke: at the end of its way once it has swum it. */
function at(tiles: readonly number[], stroke: number): number {
  return tiles[Math.min(stroke, tiles.length - 1)] as number
}
