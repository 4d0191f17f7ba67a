import type { Budget, Dice } from '@sextant/engine'
import { at } from '@sextant/engine'
import { shortlist } from './best-orders.ts'
import { clearingScripts, decisiveOrders, flagScript } from './flag-orders.ts'
import { type Candidate, isIdle, type Order, urgency } from './order.ts'
import type { Outlook } from './outlook.ts'
import { approachOf, prospectsOf, replyStrike } from './place-worth.ts'
import type { Search } from './temper.ts'
import { type TurnScale, turnScale, turnWorth } from './turn-worth.ts'
import { type ContestFeatures, winFeatures } from './win-features.ts'

/** Compares whole turns: begins with scripts, then changes the order of one unit after the other for the better. */
export function searchTurn(
  outlook: Outlook,
  search: Search,
  choices: readonly (readonly Order[])[],
  attacksLeft: number,
  dice: Dice,
  budget: Budget,
): Candidate[] {
  const scale = turnScale(outlook, search, attacksLeft)
  const short = choices.map(orders => candidatesOf(outlook, orders, search.orders, dice))
  const effort = { left: Math.ceil(search.turns * budget.work), budget }
  let best: Candidate[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const orders of beginnings(scale, short, effort)) {
    const worth = improve(scale, short, orders, effort)
    if (worth > most) {
      most = worth
      best = orders
    }
    if (effort.left <= 0 || budget.expired()) break
  }
  if (best.every(isIdle)) startSomewhere(scale, choices, best, dice)
  return inSequence(best)
}

/**
 * Before a turn goes by in which nobody does anything, every single order is weighed, not only the likeliest, whatever is left
 * of the budget. A bot that misjudges orders would find a good one too easily among so many.
 */
function startSomewhere(
  scale: TurnScale,
  choices: readonly (readonly Order[])[],
  orders: Candidate[],
  dice: Dice,
): void {
  const { outlook } = scale
  if (outlook.bot.temper.blur > 0) return
  const all = choices.map(each => candidatesOf(outlook, each, each.length, dice))
  improve(scale, all, orders, { left: all.flat().length + 1, budget: { work: 1, expired: () => false } })
}

/** A turn to compare with others, by the order that it begins with; without any it does nothing. */
export interface ComparedTurn {
  readonly first: Order | undefined
  /** How much better off the seat is after it than after doing nothing, and what flags decide. */
  readonly worth: number
}

export interface ComparedTurns {
  /** The best first. */
  readonly turns: readonly ComparedTurn[]
  /** What the chance to win after the best of them follows from. */
  readonly features: readonly ContestFeatures[]
}

/** The best turn, begun with each of its orders, and what it is worth with another order for one of the units. */
export function turnsToCompare(
  outlook: Outlook,
  search: Search,
  choices: readonly (readonly Order[])[],
  attacksLeft: number,
  dice: Dice,
  budget: Budget,
): ComparedTurns {
  const best = searchTurn(outlook, search, choices, attacksLeft, dice, budget)
  const scale = turnScale(outlook, search, attacksLeft)
  const idle = choices.flatMap(orders => candidatesOf(outlook, orders.slice(0, 1), 0, dice))
  // To do nothing may lose by flags at once: what saves from that is no victory yet.
  const nothing = turnWorth(scale, idle) - (scale.decided[0] as number)
  const most = turnWorth(scale, best) - nothing
  const [begin] = best.filter(order => !isIdle(order))
  const turns: ComparedTurn[] = [{ first: begin, worth: most }]
  for (const [place, orders] of choices.entries()) {
    const unit = orders[0]?.unit ?? place
    const own = best.findIndex(order => order.unit === unit)
    for (const other of candidatesOf(outlook, orders, OTHERS, dice)) {
      if (
        isIdle(other) ||
        isTaken(best, own, other) ||
        (begin && other.unit === begin.unit && other.score === begin.score)
      )
        continue
      if (budget.expired()) break
      turns.push({ first: other, worth: turnWorth(scale, best.with(own, other)) - nothing })
    }
  }
  const features = featuresAfter(scale, best)
  return { turns: turns.sort((a, b) => b.worth - a.worth), features }
}

/** What the chance to win follows from, if the turn is as good as expected. */
export function featuresAfter(scale: TurnScale, orders: readonly Candidate[]): ContestFeatures[] {
  turnWorth(scale, orders)
  return winFeatures(scale)
}

/** Other orders of each unit that are compared for hints. */
const OTHERS = 4

interface Effort {
  left: number
  readonly budget: Budget
}

/** Sweeps over the units until no change of a single one is better, or the effort ends; the worth of what is left. */
function improve(
  scale: TurnScale,
  short: readonly (readonly Candidate[])[],
  orders: Candidate[],
  effort: Effort,
): number {
  let most = weigh(scale, orders, effort)
  let unchanged = 0
  for (let place = 0; unchanged < orders.length; place = (place + 1) % orders.length) {
    const before = at(orders, place)
    let best = before
    for (const order of at(short, place)) {
      if (order === before || isTaken(orders, place, order)) continue
      if (effort.left <= 0 || effort.budget.expired()) {
        orders[place] = best
        return most
      }
      orders[place] = order
      const worth = weigh(scale, orders, effort)
      if (worth > most + 1e-9) {
        most = worth
        best = order
      }
    }
    orders[place] = best
    unchanged = best === before ? unchanged + 1 : 0
  }
  return most
}

function weigh(scale: TurnScale, orders: readonly Candidate[], effort: Effort): number {
  effort.left--
  return turnWorth(scale, scale.outlook.watchers.length > 0 ? inSequence(orders) : orders)
}

/** Whether another unit is ordered to the same cell. */
function isTaken(orders: readonly Candidate[], place: number, { cell }: Order): boolean {
  for (let other = 0; other < orders.length; other++)
    if (other !== place && at(orders, other).cell === cell) return true
  return false
}

/** Of units that watchers will shoot at the one goes first that loses least; then those whose dice it is good to know. */
function inSequence(orders: readonly Candidate[]): Candidate[] {
  return orders.toSorted((a, b) => rank(b) - rank(a))
}

function rank(order: Order): number {
  const { shots } = order
  let loss = 0
  for (const { strike } of shots) loss += strike.gains[strike.gains.length - 1] as number
  return shots.length > 0 ? 500 - loss : urgency(order)
}

/** Turns to begin with; where flags may decide, the best of them first. */
function beginnings(
  scale: TurnScale,
  short: readonly (readonly Candidate[])[],
  effort: Effort,
): Candidate[][] {
  const { races } = scale.outlook.goals
  const turns = SCRIPTS.map(script => script(short))
  if (races.length === 0 || !scale.search.flagTurns) return turns
  const all = [flagScript(short, races, pickEach), ...clearingScripts(short, races, pickEach), ...turns]
  const worths = new Map(all.map(orders => [orders, weigh(scale, orders, effort)]))
  return all.sort((a, b) => (worths.get(b) as number) - (worths.get(a) as number))
}

type Script = (short: readonly (readonly Candidate[])[]) => Candidate[]

/** Turns to begin with: what looks best unit by unit, what hits hardest, and to stand still. */
const SCRIPTS: readonly Script[] = [
  short => pickEach(short, ({ score }) => score),
  short => pickEach(short, ({ attack, score }) => 3 * (attack?.gain ?? 0) + 0.1 * score),
  short => pickEach(short, order => (isIdle(order) ? 1 : 0)),
]

/** For each unit the order with most merit whose cell nobody before it goes to. */
function pickEach(short: readonly (readonly Candidate[])[], merit: (order: Order) => number): Candidate[] {
  const picked: Candidate[] = []
  for (const orders of short) {
    let best = at(orders, 0)
    let most = Number.NEGATIVE_INFINITY
    for (const order of orders) {
      const worth = merit(order)
      if (worth <= most || picked.some(({ cell }) => cell === order.cell)) continue
      most = worth
      best = order
    }
    picked.push(best)
  }
  return picked
}

const BLURS = 1000

/** The orders that look best, with what the enemy could reply to each. */
export function candidatesOf(
  outlook: Outlook,
  orders: readonly Order[],
  most: number,
  dice: Dice,
): Candidate[] {
  const { foes, goals, bot } = outlook
  const { blur } = bot.temper
  const [idle] = orders
  if (!idle) return []
  const prospects = prospectsOf(outlook, idle.unit)
  const listed = shortlist(orders, most)
  listed.push(...decisiveOrders(goals.races, orders).filter(order => !listed.includes(order)))
  return listed.map(order => {
    const { unit, cell } = order
    // Who is through has left the map.
    const gone = goals.exits.some(({ mine, away }) => mine && away[cell] === 0)
    const replies = foes.map(foe => (gone ? undefined : replyStrike(outlook, foe, unit, cell)))
    const aid = blur > 0 ? order.aid + (blur * dice.d(BLURS)) / BLURS : order.aid
    return { ...order, aid, replies, approach: gone ? 0 : approachOf(outlook, prospects, cell) }
  })
}
