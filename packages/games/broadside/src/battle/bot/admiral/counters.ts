import type { Combatant } from '../../schema.ts'
import type { SideState } from '../../state.ts'

/** What is used up by acting. */
export const COUNTERS = ['A1', 'A2', 'A3', 'IS', 'ID', 'breath'] as const
export type Counter = (typeof COUNTERS)[number]

/** More than any roll takes, and more than all turns. */
export const AMPLE = 1_000_000

/** What a combatant starts with, in the order of `COUNTERS`. */
export function countsOf({ ammo, stores, breath }: Combatant): number[] {
  return [ammo.ball, ammo.grape, ammo.rifle, stores.shoring, stores.dressing, breath]
}

/** What a side has left of it, in the same order. More than `AMPLE` is as good as that. */
export function countersOf(side: SideState): number[] {
  return COUNTERS.map(counter => Math.min(AMPLE, side[counter]))
}

/** What a combatant uses up at all. */
export function usedBy({ menu, powers, loaded }: Combatant): Counter[] {
  const switches = menu.includes('switch-ammo')
  const fires = (kind: 'ball' | 'grape') => menu.includes('cannon') && (switches || loaded === kind)
  const uses: Record<Counter, boolean> = {
    A1: fires('ball'),
    A2: fires('grape'),
    A3: menu.includes('rifle'),
    IS: menu.includes('shoring'),
    ID: menu.includes('dressing'),
    breath: Object.values(powers).some(power => power.breath > 0),
  }
  return COUNTERS.filter(counter => uses[counter])
}
