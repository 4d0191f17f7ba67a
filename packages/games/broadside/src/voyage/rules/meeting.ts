import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Event } from '../events.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { refitOf, type World } from '../world.ts'

/** An enemy in sight: fight, or try to slip away. */

export function whyNotMeet({ passage }: State): Refusal | undefined {
  return passage?.stage === 'sighted' ? undefined : refuse('no-enemy')
}

export function giveBattle({ passage }: State, emit: Emit<Event>): void {
  if (!passage) return
  passage.stage = 'fighting'
  emit({ type: 'gave-battle', enemy: passage.enemy })
}

/** Whoever does not get away has to fight. */
export function run(world: World, state: State, dice: Dice, emit: Emit<Event>): void {
  const { passage } = state
  if (!passage) return
  const { enemy } = passage
  const chance = slipChance(world, state, enemy)
  const away = dice.chance(chance)
  passage.stage = away ? 'clear' : 'fighting'
  emit({ type: away ? 'slipped' : 'caught', enemy, chance })
}

/** By the enemy, better with a coppered keel, worse for each prize in tow. A merchant hunts nobody. */
export function slipChance(world: World, state: State, enemy: string): number {
  const slip = world.options.enemies[enemy]?.slip ?? 0
  if (huntsNobody(world, enemy)) return 1
  const refits = state.refits.reduce((sum, id) => sum + (refitOf(world, id)?.slip ?? 0), 0)
  return hundredths(Math.min(1, Math.max(0, slip + refits - world.numbers.towing * state.prizes.length)))
}

/** An enemy that can always be let go; in the data its `slip` is 1. */
export function huntsNobody({ options }: World, enemy: string): boolean {
  return options.enemies[enemy]?.slip === 1
}

/** So that 0.1 + 0.2 is 0.3 on every machine and in every record. */
function hundredths(chance: number): number {
  return Math.round(chance * 100) / 100
}
