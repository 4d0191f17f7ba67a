import { at } from '@sextant/engine'
import type { Plan } from '../plan.ts'
import type { Tables } from '../tables.ts'
import { firstOf, type TeamSeat } from '../units.ts'
import { courseOf } from './courses.ts'
import { NOBODY, unitOn, type Water } from './water.ts'

/** Two units of one team whose plans get in each other's way, and where. */
export interface Conflict {
  readonly tile: number
  readonly units: readonly [number, number]
  readonly kind: 'same-tile' | 'swap' | 'blocked'
}

/** How the plans of one team would clash if the other team kept out of their way. */
export function conflictsAmong(
  tables: Tables,
  water: Water,
  team: TeamSeat,
  plans: readonly Plan[],
): Conflict[] {
  const first = firstOf(team)
  const swimmers = plans.map((plan, index) => swimmerOf(tables, water, first, first + index, plan, plans))
  const found: Conflict[] = []
  const strokes = Math.max(...swimmers.map(({ tiles }) => tiles.length))
  for (let stroke = 1; stroke < strokes; stroke++)
    for (const [index, a] of swimmers.entries())
      for (const b of swimmers.slice(index + 1)) {
        if (a.under !== b.under || found.some(({ units }) => units[0] === a.unit && units[1] === b.unit))
          continue
        const kind = clash(a.tiles, b.tiles, stroke)
        if (kind) found.push({ tile: tileAfter(a.tiles, stroke), units: [a.unit, b.unit], kind })
      }
  return found
}

interface Swimmer {
  readonly unit: number
  readonly under: number
  /** Where it is before the first stroke and after each. */
  readonly tiles: readonly number[]
}

function swimmerOf(
  tables: Tables,
  water: Water,
  first: number,
  unit: number,
  plan: Plan,
  plans: readonly Plan[],
): Swimmer {
  const isUnder = at(water.under, unit)
  const from = at(water.at, unit)
  const other = unitOn(water, 1 - isUnder, from)
  // A teammate on the same tile that changes planes as well passes it.
  const blocked = other !== NOBODY && !changesPlane(plans[other - first])
  return {
    unit,
    under: changesPlane(plan) && !blocked ? 1 - isUnder : isUnder,
    tiles: plan.kind === 'swim' ? courseOf(tables, from, plan) : [from],
  }
}

function clash(a: readonly number[], b: readonly number[], stroke: number): Conflict['kind'] | undefined {
  const [fromA, toA] = [tileAfter(a, stroke - 1), tileAfter(a, stroke)]
  const [fromB, toB] = [tileAfter(b, stroke - 1), tileAfter(b, stroke)]
  if (fromA === fromB) return undefined
  if (toA === toB) return fromA === toA || fromB === toB ? 'blocked' : 'same-tile'
  return toA === fromB && toB === fromA ? 'swap' : undefined
}

function changesPlane(plan: Plan | undefined): boolean {
  return plan?.kind === 'swim' && plan.change !== null
}

/** Where a swimmer is after a stroke: at the end of its course once it has swum it. */
function tileAfter(tiles: readonly number[], stroke: number): number {
  return at(tiles, Math.min(stroke, tiles.length - 1))
}
