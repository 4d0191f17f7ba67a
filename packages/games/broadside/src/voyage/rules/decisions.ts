import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import { GOODS, ITEMS, type Port } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { giveBattle, run, whyNotMeet } from './meeting.ts'
import { proceed, sail, turnBack, whyNotClear, whyNotSail } from './passage.ts'
import { refuse } from './refusals.ts'
import { use, whyNotUse } from './stores.ts'
import { buy, lotsOf, portHere, refitShip, sell, whyNotBuy, whyNotRefit, whyNotSell } from './trade.ts'

export function whyNot(tables: Tables, state: State, action: Action): Refusal | undefined {
  if (state.ended) return refuse('voyage-over')
  switch (action.type) {
    case 'sail':
      return whyNotSail(tables, state, action.to)
    case 'fight':
    case 'run':
      return whyNotMeet(state)
    case 'proceed':
    case 'turn-back':
      return whyNotClear(state)
    case 'use':
      return whyNotUse(tables, state, action.item)
    case 'buy':
      return whyNotBuy(tables, state, action)
    case 'sell':
      return whyNotSell(tables, state, action.prize)
    case 'refit':
      return whyNotRefit(tables, state, action.refit)
  }
}

export function apply(tables: Tables, state: State, action: Action, dice: Dice, emit: Emit<Event>): void {
  switch (action.type) {
    case 'sail':
      sail(tables, state, action.to, dice, emit)
      break
    case 'fight':
      giveBattle(state, emit)
      break
    case 'run':
      run(tables, state, dice, emit)
      break
    case 'proceed':
      proceed(tables, state, emit)
      break
    case 'turn-back':
      turnBack(tables, state, emit)
      break
    case 'use':
      use(tables, state, action.item, dice, emit)
      break
    case 'buy':
      buy(tables, state, action, emit)
      break
    case 'sell':
      sell(tables, state, action.prize, emit)
      break
    case 'refit':
      refitShip(tables, state, action.refit, emit)
      break
  }
}

export function legalActions(tables: Tables, state: State): Action[] {
  return choicesAt(tables, state).filter(action => !whyNot(tables, state, action))
}

/** Every decision that the ship's place has, legal now or not. */
export function choicesAt(tables: Tables, state: State): Action[] {
  const { passage } = state
  const stores = ITEMS.map((item): Action => ({ type: 'use', item }))
  if (passage?.stage === 'sighted') return [{ type: 'fight' }, { type: 'run' }]
  if (passage?.stage === 'clear') return [{ type: 'proceed' }, { type: 'turn-back' }, ...stores]
  if (passage) return []
  const sails = (tables.legsFrom.get(state.at) ?? []).map(({ to }): Action => ({ type: 'sail', to }))
  const port = portHere(tables, state)
  return [...sails, ...(port ? dealings(tables, state, port) : stores)]
}

function dealings(tables: Tables, state: State, port: Port): Action[] {
  return [
    ...GOODS.flatMap(good => lotsOf(tables, state, good).map((lot): Action => ({ type: 'buy', good, lot }))),
    ...[...new Set(state.prizes)].map((prize): Action => ({ type: 'sell', prize })),
    ...port.refits.map((refit): Action => ({ type: 'refit', refit })),
  ]
}
