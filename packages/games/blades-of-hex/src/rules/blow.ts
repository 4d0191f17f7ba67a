import { must } from '@sextant/engine'
import type { Factors } from '../events.ts'
import type { State, Unit } from '../state.ts'
import type { KindTable, Tables } from '../tables.ts'
import { cellOfUnit, cityUnder, kindOf } from './board-units.ts'
import { rounded } from './rounding.ts'
import { fortitudeShare, fragileShare, huntingShare, isSteadfast } from './traits.ts'

/** One blow before the dice fall: what it does, what it does when it is critical, and why. */
export interface Blow {
  readonly factors: Factors
  readonly attack: number
  /** The share of the attack that strikes: all of it, except for counterattacks. */
  readonly power: number
  readonly chance: number
  /** Whether that chance is the fixed one of fortitude. */
  readonly steadfast: boolean
  readonly multiplier: number
  readonly damage: number
  readonly criticalDamage: number
}

/** Damage calculation logic (4.3.1) of an attack, or of the counterattack it provokes (4.3.2). */
export function blowOf(tables: Tables, state: State, striker: Unit, target: Unit, isCounter: boolean): Blow {
  const { criticals, counterattacks, traits } = tables.rules
  const striking = kindOf(tables, striker)
  const struck = kindOf(tables, target)
  const factors: Factors = {
    counter: counterOf(striking, struck),
    hunting: huntingShare(tables, state, striking, striker),
    fortitude: fortitudeShare(tables, struck, cityUnder(tables, target) !== undefined),
    fragile: fragileShare(tables, struck, isMelee(tables, striker, target)),
  }
  const power = isCounter ? counterattacks.power : 1
  const steadfast = isCounter && isSteadfast(striking, cityUnder(tables, striker) !== undefined)
  const multiplier = isCounter ? criticals.counterMultiplier : criticals.multiplier
  // Damage = attack × counter coefficient × critical × traits, rounded once.
  const exact =
    striking.attack * power * factors.counter * factors.hunting * factors.fortitude * factors.fragile
  return {
    factors,
    attack: striking.attack,
    power,
    chance: steadfast ? traits.fortitude.counterCritical : criticalChance(tables, factors.counter),
    steadfast,
    multiplier,
    damage: rounded(exact),
    criticalDamage: rounded(exact * multiplier),
  }
}

/** Unit counter coefficients: above 1 the striker counters the target. */
export function counterOf(striker: KindTable, target: KindTable): number {
  return must(striker.against, target.id)
}

/** Critical strike rate adjusts with counter relationships. */
export function criticalChance({ rules: { criticals } }: Tables, counter: number): number {
  if (counter > 1) return criticals.countering
  return counter < 1 ? criticals.countered : criticals.even
}

/** Hand to hand, with a neighbour. */
export function isMelee(tables: Tables, striker: Unit, target: Unit): boolean {
  if (!kindOf(tables, striker).melee) return false
  const { neighbours } = tables.board
  const from = cellOfUnit(tables, striker)
  const to = cellOfUnit(tables, target)
  for (let edge = from * 6; edge < from * 6 + 6; edge++) if (neighbours[edge] === to) return true
  return false
}
