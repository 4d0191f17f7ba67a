import { citiesOf, otherArmy } from '../rules/holdings.ts'
import { outcomeOf } from '../rules/outcome.ts'
import { seatOf } from '../rules/seats.ts'
import type { Army } from '../schema.ts'
import type { State } from '../state.ts'
import type { BotContext } from './context.ts'
import { lossOf, outlookOf, VICTORY } from './outlook.ts'
import { nearness } from './place-value.ts'

/** How much better off an army is than the other, in gold. */
export function balanceOf(context: BotContext, state: State, army: Army): number {
  const outcome = outcomeOf(context.tables, state)
  if (outcome) return VICTORY * ((outcome.scores[seatOf(army)] ?? 0) - 0.5)
  return estateOf(context, state, army) - estateOf(context, state, otherArmy(army))
}

/** The worth of gold, cities and units. */
function estateOf(context: BotContext, state: State, army: Army): number {
  const { tables, temper } = context
  const outlook = outlookOf(context, state, army)
  let estate = state.gold[army] + citiesOf(state, army) * tables.rules.economy.income * temper.horizon
  for (const { unit, cell } of outlook.roster.units)
    if (unit.army === army)
      estate += lossOf(outlook, unit.kind, unit.health, 1) + PLACE * nearness(outlook, unit.kind, cell)
  return estate
}

/** What being near a city counts beside gold in hand. */
const PLACE = 0.1
