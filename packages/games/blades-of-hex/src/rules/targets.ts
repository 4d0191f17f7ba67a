import { at } from '@sextant/engine'
import type { Faction } from '../schema.ts'
import type { KindTable } from '../tables.ts'
import type { Placed, Roster } from './roster.ts'

/** The units of other sides that a unit of this kind can strike from a cell. */
export function targetsFrom(
  { on }: Roster,
  { struckFrom }: KindTable,
  side: Faction,
  from: number,
): readonly Placed[] {
  let targets = NONE
  for (const cell of at(struckFrom, from)) {
    const placed = on[cell]
    if (!placed || placed.unit.army === side) continue
    if (targets === NONE) targets = [placed]
    else targets.push(placed)
  }
  return targets
}

/** Most cells have no target: search is spared an empty list for each of them. */
const NONE: Placed[] = []
