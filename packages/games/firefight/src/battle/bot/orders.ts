import { canAct } from '../rules/attacking.ts'
import { whyNotHeal } from '../rules/healing.ts'
import { canMove } from '../rules/moving.ts'
import { pathOf } from '../rules/paths.ts'
import { numberAt, tableOf, unitsOf } from '../rules/units.ts'
import { MOVED } from '../state.ts'
import { attacksFrom } from './attacks.ts'
import { hasCell } from './cell-set.ts'
import type { Order, PlannedAttack, Shot } from './order.ts'
import { destinationsOf, isFar, type Outlook } from './outlook.ts'
import { type Prospects, placeWorth, prospectsOf } from './place-worth.ts'
import { gainOf, strikeOf } from './strikes.ts'
import { watchWorth } from './watch-worth.ts'
import { worthAt } from './worth.ts'

/** Everything that a unit could be ordered to do, in no order; doing nothing comes first. */
export function ordersOf(outlook: Outlook, unit: number, mayAttack: boolean): Order[] {
  const { state } = outlook
  const here = numberAt(state.at, unit)
  const prospects = prospectsOf(outlook, unit)
  const now = placeWorth(outlook, prospects, here, here)
  const idle: Order = { ...NOTHING, unit, cell: here, score: now }
  const orders = [idle]
  const moves = canMove(state, unit)
  const acts = canAct(state, unit)
  if (!moves && !acts) return orders
  const moved = (numberAt(state.marks, unit) & MOVED) !== 0
  const attacks = acts && mayAttack ? attacksFrom(outlook, unit, here, moved) : []
  for (const attack of attacks) orders.push({ ...idle, attack, score: now + attack.gain })
  if (acts) pushHeals(outlook, idle, here, orders)
  if (moves && acts) pushWatches(outlook, idle, orders)
  if (moves) pushMoves(outlook, prospects, idle, attacks, acts && mayAttack, orders)
  return orders
}

const NOTHING = {
  moves: false,
  attack: undefined,
  first: false,
  watch: -1,
  heal: -1,
  aid: 0,
  shots: [],
  around: false,
} satisfies Partial<Order>

/** Moves, with the attacks that follow them or go before them. */
function pushMoves(
  outlook: Outlook,
  prospects: Prospects,
  idle: Order,
  standing: readonly PlannedAttack[],
  mayAttack: boolean,
  orders: Order[],
): void {
  const { unit, cell: here } = idle
  const { ends, safe } = destinationsOf(outlook, unit)
  for (const cell of ends) {
    const around = safe !== undefined && hasCell(safe, cell)
    const shots = outlook.watched && !around ? shotsAt(outlook, unit, here, cell) : NOTHING.shots
    const place = placeWorth(outlook, prospects, here, cell) - lossBy(outlook, unit, shots)
    const move: Order = { ...idle, cell, moves: true, shots, around, score: place }
    orders.push(move)
    for (const attack of standing) orders.push({ ...move, attack, first: true, score: place + attack.gain })
    if (mayAttack)
      for (const attack of attacksFrom(outlook, unit, cell, true))
        orders.push({ ...move, attack, score: place + attack.gain })
    if (tableOf(outlook.bot.work.tables, unit).medic && mayAttack) pushHeals(outlook, move, cell, orders)
  }
}

/** The shots of watchers along the usual path. */
function shotsAt({ bot, state, watchers }: Outlook, unit: number, from: number, to: number): Shot[] {
  const path = pathOf(bot.work, tableOf(bot.work.tables, unit), from, to) ?? []
  const shots: Shot[] = []
  for (const [watcher, { unit: by, weapon, cell, field }] of watchers.entries()) {
    const seen = path.find(step => hasCell(field, step))
    if (seen === undefined) continue
    const strike = strikeOf(bot, by, weapon, unit, seen, isFar(bot, cell, seen), false, true)
    if (numberAt(state.watch, by) >= 0) shots.push({ watcher, strike })
  }
  return shots
}

function lossBy({ bot, state }: Outlook, unit: number, shots: readonly Shot[]): number {
  const left = numberAt(state.wounds, unit)
  let loss = 0
  for (const { strike } of shots) loss += gainOf(strike, left)
  return Math.min(loss, worthAt(bot.worths, unit, left))
}

function pushWatches(outlook: Outlook, idle: Order, orders: Order[]): void {
  const { bot } = outlook
  if (bot.temper.watch === 0 || !bot.work.tables.rules.overwatch.on) return
  for (const watch of tableOf(bot.work.tables, idle.unit).watching) {
    const aid = watchWorth(outlook, idle.unit, watch, idle.cell)
    if (aid > 0) orders.push({ ...idle, watch, aid, score: idle.score + aid })
  }
}

/** A medic beside a wounded friend, after its move or without one. */
function pushHeals({ bot, state }: Outlook, order: Order, cell: number, orders: Order[]): void {
  const { work, worths } = bot
  const { medic, seat } = tableOf(work.tables, order.unit)
  if (!medic) return
  const at = order.moves ? state.at.with(order.unit, cell) : state.at
  for (const heal of unitsOf(work.tables, seat)) {
    if (whyNotHeal(work, { ...state, at }, { type: 'heal', unit: order.unit, target: heal })) continue
    const left = numberAt(state.wounds, heal)
    const healed = Math.min(tableOf(work.tables, heal).wounds, left + work.tables.rules.traits.medic)
    const aid = HEALTH * (worthAt(worths, heal, healed) - worthAt(worths, heal, left))
    orders.push({ ...order, heal, aid, score: order.score + aid })
  }
}

/** A wound regained counts for more than one that is dealt: it saves a life that is in danger. */
const HEALTH = 1.2
