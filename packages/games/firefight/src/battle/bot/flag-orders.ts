import type { FlagRace } from './flags.ts'
import type { Candidate, Order } from './order.ts'

/** Orders that may decide a race for flags, whatever they look like by themselves: of each kind the best few. */
export function decisiveOrders(races: readonly FlagRace[], orders: readonly Order[]): Order[] {
  const kept = new Set<Order>()
  const keep = (most: number, fits: (order: Order) => boolean) => {
    const fitting = orders.filter(fits).sort((a, b) => b.score - a.score)
    for (const order of fitting.slice(0, most)) kept.add(order)
  }
  for (const { flags } of races)
    for (const { cell, occupant } of flags) {
      keep(1, order => order.cell === cell)
      if (occupant < 0) continue
      keep(1, order => attacks(order, occupant) && isStanding(order))
      keep(PLACES, order => attacks(order, occupant) && !isStanding(order))
    }
  return [...kept]
}

/** Places to attack the same enemy from, as friends may stand on the first. */
const PLACES = 2

function attacks({ attack }: Order, foe: number): boolean {
  return attack?.target === foe
}

/** Whether it attacks from where it is, and could move after it. */
function isStanding({ attack, moves, first }: Order): boolean {
  return attack !== undefined && (first || !moves)
}

type Pick = (short: readonly (readonly Candidate[])[], merit: (order: Order) => number) => Candidate[]

/** A turn that sends a unit to every flag that one can reach: to those first that fewest can. */
export function flagScript(
  short: readonly (readonly Candidate[])[],
  races: readonly FlagRace[],
  pickEach: Pick,
): Candidate[] {
  const sent = new Map<number, Candidate>()
  const ways = races
    .flatMap(({ flags }) => flags)
    .map(({ cell }) => short.map(orders => bestOf(orders, cell)))
    .sort((a, b) => countOf(a) - countOf(b))
  for (const byUnit of ways) {
    let best: Candidate | undefined
    for (const order of byUnit)
      if (order && !sent.has(order.unit) && order.score > (best?.score ?? Number.NEGATIVE_INFINITY))
        best = order
    if (best) sent.set(best.unit, best)
  }
  const cells = new Set([...sent.values()].map(({ cell }) => cell))
  const chosen = short.map(orders => {
    const order = sent.get(orders[0]?.unit ?? -1)
    if (order) return [order]
    const [idle, ...others] = orders
    return idle ? [idle, ...others.filter(({ cell }) => !cells.has(cell))] : []
  })
  return pickEach(chosen, ({ score }) => score)
}

/** Turns in which all who can attack the enemy on a flag, a turn for each such flag; one keeps its move to step on it. */
export function clearingScripts(
  short: readonly (readonly Candidate[])[],
  races: readonly FlagRace[],
  pickEach: Pick,
): Candidate[][] {
  const turns: Candidate[][] = []
  for (const { flags } of races)
    for (const { occupant, ours } of flags) {
      if (occupant < 0 || ours.length === 0) continue
      const stepper = stepperOf(short, ours, occupant)
      const merit = (order: Order) =>
        (attacks(order, occupant) ? ATTACKING + (order.attack?.gain ?? 0) : 0) +
        (order.unit === stepper && order.moves && order.attack && !order.first ? -2 * ATTACKING : 0) +
        LITTLE * order.score
      turns.push(pickEach(short, merit))
    }
  return turns
}

const ATTACKING = 1000
const LITTLE = 0.01

/** Who loses least of an attack by staying until the flag is free. */
function stepperOf(
  short: readonly (readonly Candidate[])[],
  ours: readonly number[],
  occupant: number,
): number {
  let stepper = -1
  let least = Number.POSITIVE_INFINITY
  for (const orders of short) {
    const unit = orders[0]?.unit ?? -1
    if (!ours.includes(unit)) continue
    let [moving, standing] = [0, 0]
    for (const order of orders) {
      if (!attacks(order, occupant)) continue
      const gain = order.attack?.gain ?? 0
      if (isStanding(order)) standing = Math.max(standing, gain)
      else moving = Math.max(moving, gain)
    }
    if (moving - standing >= least) continue
    least = moving - standing
    stepper = unit
  }
  return stepper
}

function bestOf(orders: readonly Candidate[], cell: number): Candidate | undefined {
  let best: Candidate | undefined
  for (const order of orders)
    if (order.cell === cell && order.score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = order
  return best
}

function countOf(orders: readonly (Candidate | undefined)[]): number {
  return orders.filter(order => order !== undefined).length
}
