import type { Action } from '../actions.ts'
import { holding, most, portHere, priceOfPrize, whyNotBuy, whyNotRefit } from '../rules/trade.ts'
import { type Good, LOTS } from '../schema.ts'
import type { State } from '../state.ts'
import { refitOf, type World } from '../world.ts'
import type { Temper } from './temper.ts'

/** What is to be done in port before putting out: buy what is wanted, sell a prize too many, refit. */
export function errand(world: World, state: State, temper: Temper): Action | undefined {
  const port = portHere(world, state)
  if (!port) return undefined
  for (const [good, part] of temper.wanted) {
    const bought = purchase(world, state, good, part)
    if (bought) return bought
    if (short(world, state, good, part)) {
      const sold = spareSale(world, state)
      if (sold) return sold
    }
  }
  for (const refit of port.refits) {
    const cost = refitOf(world, refit)?.cost ?? 0
    if (state.gold - cost >= temper.purseAfterRefit && !whyNotRefit(world, state, refit))
      return { type: 'refit', refit }
  }
  return undefined
}

/** The largest lot that does not go beyond what is wanted, as far as the gold goes. */
function purchase(world: World, state: State, good: Good, part: number): Action | undefined {
  const missing = Math.ceil(part * most(world, good)) - holding(state, good)
  if (missing < 1) return undefined
  const sizes = { one: 1, five: 5, fill: part === 1 ? 0 : most(world, good) - holding(state, good) }
  const lots = [...world.numbers.lots[good]].sort((a, b) => LOTS.indexOf(b) - LOTS.indexOf(a))
  const fitting = lots.find(
    lot => sizes[lot] <= missing && !whyNotBuy(world, state, { type: 'buy', good, lot }),
  )
  const lot =
    fitting ??
    (lots.includes('one')
      ? undefined
      : lots.find(lot => !whyNotBuy(world, state, { type: 'buy', good, lot })))
  return lot && { type: 'buy', good, lot }
}

/** Still wanted, and too dear. */
function short(world: World, state: State, good: Good, part: number): boolean {
  return holding(state, good) < Math.ceil(part * most(world, good))
}

/** Prizes beyond what the far port wants to see are for sale, the one that brings least first. */
function spareSale(world: World, state: State): Action | undefined {
  if (state.prizes.length <= world.numbers.prizesNeeded) return undefined
  const [least] = [...state.prizes].sort(
    (a, b) => priceOfPrize(world, state, a) - priceOfPrize(world, state, b),
  )
  return least === undefined ? undefined : { type: 'sell', prize: least }
}
