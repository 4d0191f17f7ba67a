import type { Factors } from '../events.ts'
import type { State, Unit } from '../state.ts'
import type { World } from '../world.ts'
import { cellOfUnit, cityUnder } from './board-units.ts'

/** One blow before the dice fall: what it does, what it does when it is critical, and why. */
export interface Blow {
  readonly factors: Factors
  /** The striker's attack; for a counterattack the part of it that strikes back. */
  readonly base: number
  readonly chance: number
  readonly multiplier: number
  readonly damage: number
  readonly criticalDamage: number
}

/** Damage calculation logic (4.3.1) of an attack, or of the counterattack it provokes (4.3.2). */
export function blowOf(world: World, state: State, striker: Unit, target: Unit, isCounter: boolean): Blow {
  const { units, counters, criticals, counterattacks } = world.rules
  const { attack } = units[striker.kind]
  const factors: Factors = {
    counter: counters[striker.kind][target.kind],
    hunting: huntingOf(world, state, striker),
    fortitude: fortitudeOf(world, target),
    fragile: isMelee(world, striker, target) ? fragileOf(world, target) : 1,
  }
  const base = isCounter ? attack * counterattacks.power : attack
  const multiplier = isCounter ? criticals.counterMultiplier : criticals.multiplier
  // Damage = attack × counter coefficient × critical × traits, rounded once.
  const exact = base * factors.counter * factors.hunting * factors.fortitude * factors.fragile
  return {
    factors,
    base,
    chance: criticalChance(world, striker, factors.counter, isCounter),
    multiplier,
    damage: rounded(exact),
    criticalDamage: rounded(exact * multiplier),
  }
}

/** Hand to hand, with a neighbour. */
export function isMelee(world: World, striker: Unit, target: Unit): boolean {
  if (!world.rules.units[striker.kind].melee) return false
  const { board } = world
  const from = cellOfUnit(world, striker)
  const to = cellOfUnit(world, target)
  for (let direction = 0; direction < 6; direction++)
    if (board.neighbours[from * 6 + direction] === to) return true
  return false
}

/** Halves round up, also those that binary fractions put a hair lower. */
export function rounded(exact: number): number {
  return Math.floor(exact + 0.5 + 1e-9)
}

/** Critical strike rate adjusts with counter relationships; for counterattacks of city infantry it is fixed. */
function criticalChance(world: World, striker: Unit, counter: number, isCounter: boolean): number {
  const { criticals, traits, units } = world.rules
  const stands = isCounter && units[striker.kind].traits.includes('fortitude')
  if (stands && cityUnder(world, striker)) return traits.fortitude.counterCritical
  if (counter > 1) return criticals.countering
  return counter < 1 ? criticals.countered : criticals.even
}

/** Cavalry [Hunting]: more damage if it moved this turn, and more in a region it does not hold; added. */
function huntingOf(world: World, state: State, striker: Unit): number {
  const { traits, units } = world.rules
  if (!units[striker.kind].traits.includes('hunting')) return 1
  const region = world.regionOf[cellOfUnit(world, striker)]
  const abroad = region !== undefined && state.cities[region.id] !== striker.army
  const { hunting } = traits
  return 1 + (striker.status === 'moved' ? hunting.afterMoving : 0) + (abroad ? hunting.abroad : 0)
}

/** Infantry [Fortitude]: less damage taken when on city tiles. */
function fortitudeOf(world: World, target: Unit): number {
  const { traits, units } = world.rules
  if (!units[target.kind].traits.includes('fortitude')) return 1
  return cityUnder(world, target) ? traits.fortitude.damageTaken : 1
}

/** Artillery [Fragile]: more damage taken when attacked in melee. */
function fragileOf({ rules }: World, target: Unit): number {
  return rules.units[target.kind].traits.includes('fragile') ? rules.traits.fragile.damageTaken : 1
}
