import type { State, Unit } from '../state.ts'
import type { Tables } from '../tables.ts'
import { whyNoCounter } from './attacking.ts'
import { type Blow, blowOf } from './blow.ts'

/** The exact averages of an attack and its counterattack. */
export interface Exchange {
  /** Chance to destroy the target, and to be destroyed by the counterattack. */
  readonly kills: number
  readonly dies: number
  /** Health taken from the target and from the attacker. */
  readonly dealt: number
  readonly taken: number
}

export function exchangeOf(tables: Tables, state: State, unit: Unit, target: Unit): Exchange {
  const blow = blowOf(tables, state, unit, target, false)
  const kills = chanceToKill(blow, target.health)
  const dealt = healthTaken(blow, target.health)
  if (kills === 1 || whyNoCounter(tables, unit, target)) return { kills, dies: 0, dealt, taken: 0 }
  const counter = blowOf(tables, state, target, unit, true)
  return {
    kills,
    dies: (1 - kills) * chanceToKill(counter, unit.health),
    dealt,
    taken: (1 - kills) * healthTaken(counter, unit.health),
  }
}

function chanceToKill({ damage, criticalDamage, chance }: Blow, health: number): number {
  if (damage >= health) return 1
  return criticalDamage >= health ? chance : 0
}

function healthTaken({ damage, criticalDamage, chance }: Blow, health: number): number {
  return (1 - chance) * Math.min(damage, health) + chance * Math.min(criticalDamage, health)
}
