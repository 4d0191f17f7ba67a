import type { Factors } from '../events.ts'
import type { State, Unit } from '../state.ts'
import type { World } from '../world.ts'
import { cellOfUnit, cityUnder } from './board-units.ts'
import { roundedDown } from './rounding.ts'

/** One blow before the dice fall: what it does, what it does when it is critical, and why. */
export interface Blow {
  readonly factors: Factors
  readonly attack: number
  /** The part of it that strikes: all of it, but for counterattacks. */
  readonly power: number
  readonly chance: number
  /** Whether that chance is the fixed one of fortitude. */
  readonly steadfast: boolean
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
  const power = isCounter ? counterattacks.power : 1
  const steadfast = isCounter && isSteadfast(world, striker)
  const multiplier = isCounter ? criticals.counterMultiplier : criticals.multiplier
  // Damage = attack × counter coefficient × critical × traits, rounded once.
  const exact = attack * power * factors.counter * factors.hunting * factors.fortitude * factors.fragile
  return {
    factors,
    attack,
    power,
    chance: steadfast ? world.rules.traits.fortitude.counterCritical : criticalChance(world, factors.counter),
    steadfast,
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

/** Halves round up. */
export function rounded(exact: number): number {
  return roundedDown(exact + 0.5)
}

/** Infantry [Fortitude]: the chance of a critical counterattack is fixed when on city tiles. */
function isSteadfast(world: World, striker: Unit): boolean {
  const { traits } = world.rules.units[striker.kind]
  return traits.includes('fortitude') && cityUnder(world, striker) !== undefined
}

/** Critical strike rate adjusts with counter relationships. */
function criticalChance({ rules: { criticals } }: World, counter: number): number {
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
