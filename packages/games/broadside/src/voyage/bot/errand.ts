import type { Action } from '../actions.ts'
import { holding, most, portHere, priceOfPrize, whyNotBuy, whyNotRefit } from '../rules/trade.ts'
import { type Good, LOTS } from '../schema.ts'
import type { State } from '../state.ts'
import { refitOf, type Tables } from '../tables.ts'
import type { Temper } from './temper.ts'

/** The next thing to do in port before putting out: buy what is wanted, sell a spare prize, refit. */
export function errand(tables: Tables, state: State, temper: Temper): Action | undefined {
  const port = portHere(tables, state)
  if (!port) return undefined
  for (const [good, part] of temper.wanted) {
    const bought = purchase(tables, state, good, part)
    if (bought) return bought
    if (short(tables, state, good, part)) {
      const sold = spareSale(tables, state)
      if (sold) return sold
    }
  }
  for (const refit of port.refits) {
    const cost = refitOf(tables, refit)?.cost ?? 0
    if (state.gold - cost >= temper.purseAfterRefit && !whyNotRefit(tables, state, refit))
      return { type: 'refit', refit }
  }
  return undefined
}

/** The largest lot that does not go beyond what is wanted, as far as the gold goes. */
function purchase(tables: Tables, state: State, good: Good, part: number): Action | undefined {
  const missing = Math.ceil(part * most(tables, good)) - holding(state, good)
  if (missing < 1) return undefined
  const sizes = { one: 1, five: 5, fill: part === 1 ? 0 : most(tables, good) - holding(state, good) }
  const lots = [...tables.numbers.lots[good]].sort((a, b) => LOTS.indexOf(b) - LOTS.indexOf(a))
  const fitting = lots.find(
    lot => sizes[lot] <= missing && !whyNotBuy(tables, state, { type: 'buy', good, lot }),
  )
  const lot =
    fitting ??
    (lots.includes('one')
      ? undefined
      : lots.find(lot => !whyNotBuy(tables, state, { type: 'buy', good, lot })))
  return lot && { type: 'buy', good, lot }
}

/** Still wanted, and too expensive. */
function short(tables: Tables, state: State, good: Good, part: number): boolean {
  return holding(state, good) < Math.ceil(part * most(tables, good))
}

/** Prizes beyond what the far port wants to see are for sale, the one that brings least first. */
function spareSale(tables: Tables, state: State): Action | undefined {
  if (state.prizes.length <= tables.numbers.prizesNeeded) return undefined
  const [least] = [...state.prizes].sort(
    (a, b) => priceOfPrize(tables, state, a) - priceOfPrize(tables, state, b),
  )
  return least === undefined ? undefined : { type: 'sell', prize: least }
}
