import { isMedic } from '../rules/casualties.ts'
import type { PlatoonUnit } from '../state.ts'
import { type Tables, unitOfKind } from '../tables.ts'

/** What a unit is worth in the next battle: its cost, more with each trait, and for a Medic what it saves. */
export function worthOf(tables: Tables, unit: PlatoonUnit): number {
  const cost = unitOfKind(tables, unit.kind).cost ?? 0
  return cost * (1 + 0.15 * unit.learnt.length) + (isMedic(tables, unit) ? 6 : 0)
}
