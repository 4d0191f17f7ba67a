import type { Emit, Refusal } from '@sextant/engine'
import type { Buy } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Good, Lot, Port } from '../schema.ts'
import type { State } from '../state.ts'
import { portAt, refitOf, type Tables } from '../tables.ts'
import { log } from './log.ts'
import { refuse } from './refusals.ts'

/** What ports do for gold: repair, hire, sell ammunition and stores, buy prizes, refit. */

export function whyNotBuy(tables: Tables, state: State, { good, lot }: Buy): Refusal | undefined {
  const port = portHere(tables, state)
  if (!port) return refuse('not-in-port')
  if (!tables.numbers.lots[good].includes(lot)) return refuse('not-sold-so')
  if (roomFor(tables, state, good) < 1)
    return refuse(good === 'hull' ? 'hull-full' : good === 'crew' ? 'crew-full' : 'holds-full')
  if (!lotsOf(tables, state, good).includes(lot)) return refuse('fill-up')
  return whyTooDear(state, amountOf(tables, state, { good, lot }, port) * port.prices[good])
}

/** A lot as large as the room left is not offered beside `fill`: no two lots are the same. */
export function lotsOf(tables: Tables, state: State, good: Good): readonly Lot[] {
  const lots = tables.numbers.lots[good]
  const room = roomFor(tables, state, good)
  return lots.includes('fill') ? lots.filter(lot => lot === 'fill' || room > SIZES[lot]) : lots
}

const SIZES = { one: 1, five: 5 } as const

/** As many as the lot says, never more than there is room for; `fill` as far as the gold goes, at least one. */
export function amountOf(tables: Tables, state: State, { good, lot }: Omit<Buy, 'type'>, port: Port): number {
  const room = roomFor(tables, state, good)
  const wanted = lot === 'fill' ? Math.max(1, Math.floor(state.gold / port.prices[good])) : SIZES[lot]
  return Math.min(room, wanted)
}

export function buy(tables: Tables, state: State, { good, lot }: Buy, emit: Emit<Event>): void {
  const port = portHere(tables, state)
  if (!port) return
  const amount = amountOf(tables, state, { good, lot }, port)
  const cost = amount * port.prices[good]
  state.gold -= cost
  const value = store(state, good, amount)
  emit({ type: 'bought', good, amount, cost, gold: state.gold, value })
  log(state, emit)
}

export function whyNotSell(tables: Tables, state: State, prize: string): Refusal | undefined {
  if (!portHere(tables, state)) return refuse('not-in-port')
  return state.prizes.includes(prize) ? undefined : refuse('no-such-prize')
}

export function sell(tables: Tables, state: State, prize: string, emit: Emit<Event>): void {
  const price = priceOfPrize(tables, state, prize)
  state.gold += price
  state.prizes.splice(state.prizes.indexOf(prize), 1)
  emit({ type: 'sold', prize, price, gold: state.gold })
  log(state, emit)
}

export function priceOfPrize(tables: Tables, state: State, prize: string): number {
  const share = portHere(tables, state)?.prizes ?? 0
  return Math.round(share * (tables.options.enemies[prize]?.prize?.value ?? 0))
}

export function whyNotRefit(tables: Tables, state: State, id: string): Refusal | undefined {
  const port = portHere(tables, state)
  if (!port) return refuse('not-in-port')
  const refit = refitOf(tables, id)
  if (!refit || !port.refits.includes(id)) return refuse('no-such-refit')
  if (state.refits.includes(id)) return refuse('already-fitted')
  return whyTooDear(state, refit.cost)
}

export function refitShip(tables: Tables, state: State, id: string, emit: Emit<Event>): void {
  const cost = refitOf(tables, id)?.cost ?? 0
  state.gold -= cost
  state.refits.push(id)
  emit({ type: 'refitted', refit: id, cost, gold: state.gold })
  log(state, emit)
}

/** The port the ship lies in. */
export function portHere(tables: Tables, state: State): Port | undefined {
  return state.passage ? undefined : portAt(tables, state.at)
}

export function holding({ hull, crew, ammo, stores }: State, good: Good): number {
  switch (good) {
    case 'hull':
      return hull
    case 'crew':
      return crew
    case 'ball':
    case 'grape':
    case 'rifle':
      return ammo[good]
    case 'shoring':
    case 'dressing':
      return stores[good]
  }
}

export function most({ options: { duel }, numbers: { holds } }: Tables, good: Good): number {
  if (good === 'hull') return duel.ship.hullMax
  return good === 'crew' ? (duel.ship.crewMax ?? 0) : holds[good]
}

export function roomFor(tables: Tables, state: State, good: Good): number {
  return Math.max(0, most(tables, good) - holding(state, good))
}

/** Takes goods aboard; returns how many there are then. */
function store(state: State, good: Good, amount: number): number {
  switch (good) {
    case 'hull':
    case 'crew':
      state[good] += amount
      break
    case 'ball':
    case 'grape':
    case 'rifle':
      state.ammo[good] += amount
      break
    case 'shoring':
    case 'dressing':
      state.stores[good] += amount
      break
  }
  return holding(state, good)
}

function whyTooDear({ gold }: State, cost: number): Refusal | undefined {
  return cost > gold ? refuse('not-enough-gold', { cost, gold, missing: cost - gold }) : undefined
}
