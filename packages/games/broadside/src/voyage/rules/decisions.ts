import type { Dice, Emit, Refusal } from '@sextant/engine'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import { refuse } from '../refusals.ts'
import { GOODS, ITEMS, type Port } from '../schema.ts'
import type { State } from '../state.ts'
import type { World } from '../world.ts'
import { giveBattle, run, whyNotMeet } from './meeting.ts'
import { proceed, sail, turnBack, whyNotClear, whyNotSail } from './passage.ts'
import { use, whyNotUse } from './stores.ts'
import { buy, lotsOf, portHere, refitShip, sell, whyNotBuy, whyNotRefit, whyNotSell } from './trade.ts'

export function whyNot(world: World, state: State, action: Action): Refusal | undefined {
  if (state.ended) return refuse('voyage-over')
  switch (action.type) {
    case 'sail':
      return whyNotSail(world, state, action.to)
    case 'fight':
    case 'run':
      return whyNotMeet(state)
    case 'proceed':
    case 'turn-back':
      return whyNotClear(state)
    case 'use':
      return whyNotUse(world, state, action.item)
    case 'buy':
      return whyNotBuy(world, state, action)
    case 'sell':
      return whyNotSell(world, state, action.prize)
    case 'refit':
      return whyNotRefit(world, state, action.refit)
  }
}

export function apply(world: World, state: State, action: Action, dice: Dice, emit: Emit<Event>): void {
  switch (action.type) {
    case 'sail':
      sail(world, state, action.to, dice, emit)
      break
    case 'fight':
      giveBattle(state, emit)
      break
    case 'run':
      run(world, state, dice, emit)
      break
    case 'proceed':
      proceed(world, state, emit)
      break
    case 'turn-back':
      turnBack(world, state, emit)
      break
    case 'use':
      use(world, state, action.item, dice, emit)
      break
    case 'buy':
      buy(world, state, action, emit)
      break
    case 'sell':
      sell(world, state, action.prize, emit)
      break
    case 'refit':
      refitShip(world, state, action.refit, emit)
      break
  }
}

export function legalActions(world: World, state: State): Action[] {
  return choicesAt(world, state).filter(action => !whyNot(world, state, action))
}

/** Everything that belongs to where the ship is, whether it can be done at this moment or not. */
export function choicesAt(world: World, state: State): Action[] {
  const { passage } = state
  const stores = ITEMS.map((item): Action => ({ type: 'use', item }))
  if (passage?.stage === 'sighted') return [{ type: 'fight' }, { type: 'run' }]
  if (passage?.stage === 'clear') return [{ type: 'proceed' }, { type: 'turn-back' }, ...stores]
  if (passage) return []
  const sails = (world.legsFrom.get(state.at) ?? []).map(({ to }): Action => ({ type: 'sail', to }))
  const port = portHere(world, state)
  return [...sails, ...(port ? dealings(world, state, port) : stores)]
}

function dealings(world: World, state: State, port: Port): Action[] {
  return [
    ...GOODS.flatMap(good => lotsOf(world, state, good).map((lot): Action => ({ type: 'buy', good, lot }))),
    ...[...new Set(state.prizes)].map((prize): Action => ({ type: 'sell', prize })),
    ...port.refits.map((refit): Action => ({ type: 'refit', refit })),
  ]
}
