import type { State, Unit } from '../state.ts'
import type { KindTable, Tables } from '../tables.ts'
import { cellOfUnit } from './board-units.ts'
import { rounded } from './rounding.ts'

/** What traits do: each share is a factor of damage, and 1 for a unit without the trait. */

/** [Hunting]: more damage if it moved this turn, and more in a region it does not hold; added. */
export function huntingShare(tables: Tables, state: State, kind: KindTable, striker: Unit): number {
  if (!kind.traits.includes('hunting')) return 1
  const { hunting } = tables.rules.traits
  const region = tables.regionOf[cellOfUnit(tables, striker)]
  const abroad = region !== undefined && state.cities[region.id] !== striker.army
  return 1 + (striker.status === 'moved' ? hunting.afterMoving : 0) + (abroad ? hunting.abroad : 0)
}

/** [Fortitude]: less damage taken when on city tiles. */
export function fortitudeShare({ rules }: Tables, target: KindTable, onCity: boolean): number {
  return onCity && target.traits.includes('fortitude') ? rules.traits.fortitude.damageTaken : 1
}

/** [Fortitude]: the chance of a critical counterattack is fixed when on city tiles. */
export function isSteadfast(striker: KindTable, onCity: boolean): boolean {
  return onCity && striker.traits.includes('fortitude')
}

/** [Fortitude]: health regained on a city at the end of its own army's turn, before the limit of full health. */
export function healingOf({ rules }: Tables, { traits, health }: KindTable): number {
  return traits.includes('fortitude') ? rounded(health * rules.traits.fortitude.healing) : 0
}

/** [Fragile]: more damage taken when attacked in melee. */
export function fragileShare({ rules }: Tables, target: KindTable, melee: boolean): number {
  return melee && target.traits.includes('fragile') ? rules.traits.fragile.damageTaken : 1
}
