import type { Dice, Emit } from '@sextant/engine'
import type { Event } from '../events.ts'
import type { Plan } from '../plan.ts'
import { UNIT_COUNT } from '../schema-names.ts'
import { nameOf, type Tables } from '../tables.ts'
import { teamName, teamOf, unitId } from '../units.ts'
import { takePuck } from './puck.ts'
import { NOBODY, type Water } from './water.ts'

/** Every unit that planned to steal and faces the holder tries, in random order, until one succeeds. */
export function tryToSteal(
  tables: Tables,
  water: Water,
  plans: readonly Plan[],
  dice: Dice,
  emit: Emit<Event>,
): void {
  const { names } = tables
  const thieves: number[] = []
  for (let u = 0; u < UNIT_COUNT; u++)
    if (plans[u]?.kind === 'steal' && canSteal(tables, water, u)) thieves.push(u)
  for (const thief of thieves.length > 1 ? dice.shuffle(thieves) : thieves) {
    const victim = water.holder
    const chance = stealChance(water, thief)
    const won = dice.chance(chance)
    emit({
      type: 'steal-tried',
      unit: unitId(thief),
      team: teamName(teamOf(thief)),
      at: nameOf(names, water.at[thief] as number),
      victim: unitId(victim),
      victimAt: nameOf(names, water.at[victim] as number),
      chance,
      won,
    })
    if (!won) continue
    takePuck(water, thief)
    return
  }
}

/** Under water, next to the holder and facing it. Teammates cannot steal from each other. */
export function canSteal({ board }: Tables, water: Water, u: number): boolean {
  const { holder } = water
  if (holder === NOBODY || !water.under[u] || teamOf(holder) === teamOf(u)) return false
  return board.neighbours[(water.at[u] as number) * 6 + (water.facing[u] as number)] === water.at[holder]
}

/** Steal strength is the chance of one try. */
export function stealChance(water: Water, u: number): number {
  return (water.steal[u] as number) / 100
}
