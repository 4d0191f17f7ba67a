import { citiesOf, otherArmy } from '../rules/holdings.ts'
import { outcomeOf } from '../rules/outcome.ts'
import type { Army } from '../schema.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { lossOf, outlookOf, VICTORY } from './outlook.ts'
import { nearness } from './standing.ts'
import type { Temper } from './temper.ts'

/** How much better off an army is than the other, in gold. */
export function balanceOf(world: World, state: State, army: Army, temper: Temper): number {
  const outcome = outcomeOf(world, state)
  if (outcome) return VICTORY * ((outcome.scores[army === 'red' ? 0 : 1] ?? 0) - 0.5)
  return estateOf(world, state, army, temper) - estateOf(world, state, otherArmy(army), temper)
}

function estateOf(world: World, state: State, army: Army, temper: Temper): number {
  const outlook = outlookOf(world, state, army, temper)
  const { roster } = outlook
  let estate = state.gold[army] + citiesOf(state, army) * world.rules.economy.income * temper.horizon
  for (const [i, { army: side, kind, health }] of roster.units.slice(0, roster.count).entries())
    if (side === army)
      estate += lossOf(outlook, kind, health, 1) + PLACE * nearness(outlook, kind, roster.cells[i] as number)
  return estate
}

/** What being near a city counts beside gold in hand. */
const PLACE = 0.1
