import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { refitOf, type Tables } from '../tables.ts'
import { refuse } from './refusals.ts'

/** An enemy in sight: fight, or try to slip away. */

export function whyNotMeet({ passage }: State): Refusal | undefined {
  return passage?.stage === 'sighted' ? undefined : refuse('no-enemy')
}

export function giveBattle({ passage }: State, emit: Emit<Event>): void {
  if (!passage) return
  passage.stage = 'fighting'
  emit({ type: 'gave-battle', enemy: passage.enemy })
}

/** A ship that does not get away has to fight. */
export function run(tables: Tables, state: State, dice: Dice, emit: Emit<Event>): void {
  const { passage } = state
  if (!passage) return
  const { enemy } = passage
  const chance = slipChance(tables, state, enemy)
  const away = dice.chance(chance)
  passage.stage = away ? 'clear' : 'fighting'
  emit({ type: away ? 'slipped' : 'caught', enemy, chance })
}

/** By the enemy, better with a coppered keel, worse for each prize in tow. A merchant hunts nobody. */
export function slipChance(tables: Tables, state: State, enemy: string): number {
  const slip = tables.options.enemies[enemy]?.slip ?? 0
  if (huntsNobody(tables, enemy)) return 1
  const refits = state.refits.reduce((sum, id) => sum + (refitOf(tables, id)?.slip ?? 0), 0)
  return hundredths(Math.min(1, Math.max(0, slip + refits - tables.numbers.towing * state.prizes.length)))
}

/** An enemy that can always be let go; in the data its `slip` is 1. */
export function huntsNobody({ options }: Tables, enemy: string): boolean {
  return options.enemies[enemy]?.slip === 1
}

/** Rounded, so that 0.1 + 0.2 is 0.3 in every record. */
function hundredths(chance: number): number {
  return Math.round(chance * 100) / 100
}
