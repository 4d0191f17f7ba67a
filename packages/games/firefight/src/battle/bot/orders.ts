import { at } from '@sextant/engine'
import { canAct } from '../rules/attacking.ts'
import { whyNotHeal } from '../rules/healing.ts'
import { canMove } from '../rules/moving.ts'
import { pathOf } from '../rules/paths.ts'
import { numberAt, tableOf, unitsOf } from '../rules/units.ts'
import { MOVED } from '../state.ts'
import { armsOf, attackFrom } from './attacks.ts'
import { createBestCells, noteCell } from './best-orders.ts'
import { hasCell } from './cell-set.ts'
import type { Order, PlannedAttack, Shot } from './order.ts'
import { destinationsOf, isFar, type Outlook } from './outlook.ts'
import { type Prospects, placeWorth, prospectsOf } from './place-worth.ts'
import { gainOf, strikeOf } from './strikes.ts'
import { watchWorth } from './watch-worth.ts'
import { worthAt } from './worth.ts'

/** What a unit could well be ordered to do; doing nothing comes first. */
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
  const attacks: PlannedAttack[] = []
  if (acts && mayAttack)
    for (const arms of armsOf(outlook, unit, moved)) {
      const attack = attackFrom(outlook, arms, here)
      if (attack) attacks.push(attack)
    }
  for (const attack of attacks) orders.push({ ...idle, attack, score: now + attack.gain })
  if (acts) pushHeals(outlook, idle, orders)
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

/** Moves, with the attacks that follow them or go before them: of each kind the best few. */
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
  const arms = mayAttack ? armsOf(outlook, unit, true) : []
  const places = createBestCells(EACH)
  const byFoe = arms.map(() => createBestCells(EACH))
  const shotsTo = new Map<number, readonly Shot[]>()
  const { medic } = tableOf(outlook.bot.work.tables, unit)
  for (const cell of ends) {
    let score = placeWorth(outlook, prospects, here, cell)
    if (outlook.watched && !(safe && hasCell(safe, cell))) {
      const shots = shotsAt(outlook, unit, here, cell)
      shotsTo.set(cell, shots)
      score -= lossBy(outlook, unit, shots)
    }
    noteCell(places, cell, score)
    for (let n = 0; n < arms.length; n++) {
      const attack = attackFrom(outlook, at(arms, n), cell)
      if (attack) noteCell(at(byFoe, n), cell, score + attack.gain, attack)
    }
    if (medic && mayAttack) pushHeals(outlook, { ...idle, cell, moves: true, score }, orders)
  }
  const order = (cell: number, score: number): Order => {
    const around = safe !== undefined && hasCell(safe, cell)
    return { ...idle, cell, moves: true, shots: shotsTo.get(cell) ?? NOTHING.shots, around, score }
  }
  for (const [place, cell] of places.cells.entries()) {
    const score = numberAt(places.scores, place)
    const move = order(cell, score)
    orders.push(move)
    for (const attack of standing) orders.push({ ...move, attack, first: true, score: score + attack.gain })
  }
  for (const { cells, scores, attacks } of byFoe)
    for (const [place, cell] of cells.entries())
      orders.push({ ...order(cell, numberAt(scores, place)), attack: attacks[place] })
}

/** Cells that are kept of each kind of order. */
const EACH = 5

/** The shots of watchers along the usual path. */
function shotsAt({ bot, watchers }: Outlook, unit: number, from: number, to: number): Shot[] {
  const path = pathOf(bot.work, tableOf(bot.work.tables, unit), from, to) ?? []
  const shots: Shot[] = []
  for (const [watcher, { unit: by, weapon, cell, field }] of watchers.entries()) {
    const seen = path.find(step => hasCell(field, step))
    if (seen === undefined) continue
    const strike = strikeOf(bot, by, weapon, unit, seen, isFar(bot, cell, seen), false, true)
    shots.push({ watcher, strike })
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
function pushHeals({ bot, state }: Outlook, order: Order, orders: Order[]): void {
  const { work, worths } = bot
  const { medic, seat } = tableOf(work.tables, order.unit)
  if (!medic) return
  for (const heal of unitsOf(work.tables, seat)) {
    const left = numberAt(state.wounds, heal)
    const most = tableOf(work.tables, heal).wounds
    if (left === most) continue
    const at = order.moves ? state.at.with(order.unit, order.cell) : state.at
    if (whyNotHeal(work, { ...state, at }, { type: 'heal', unit: order.unit, target: heal })) continue
    const healed = Math.min(most, left + work.tables.rules.traits.medic)
    const aid = HEALTH * (worthAt(worths, heal, healed) - worthAt(worths, heal, left))
    orders.push({ ...order, heal, aid, score: order.score + aid })
  }
}

/** A wound regained counts for more than one that is dealt: it saves a life that is in danger. */
const HEALTH = 1.2
