import type { Combatant } from '../schema.ts'
import type { Axis } from './axis.ts'
import { COUNTERS } from './effects.ts'

/** Where the table of a pairing has entries: the levels of each side. A node is one combination of levels of a side. */
export interface Abstraction {
  readonly sides: readonly [SideGrid, SideGrid]
  /** Nothing is merged. Otherwise what is loaded is not told apart: every gun is thought to have in it what is wanted. */
  readonly whole: boolean
}

/**
 * A body is a combination of hull and crew, a stock one of what is used up; node = stock × bodies + body. So whatever an
 * action does to a side leads to a node with no higher number: losses take from the body, and what is regained takes
 * from the stock.
 */
export interface SideGrid {
  readonly hullMax: number
  readonly crewMax: number
  readonly hull: Axis
  /** One level for a side without crew. */
  readonly crew: Axis
  readonly hasCrew: boolean
  /** What is counted; whatever is in no pool is thought always to suffice. */
  readonly pools: readonly Pool[]
  readonly bodies: number
  readonly stocks: number
  readonly nodes: number
}

/** Counters that are told apart by their sum only: each of them is thought to be as large as that. */
export interface Pool {
  /** Places in `COUNTERS`. */
  readonly members: readonly number[]
  readonly axis: Axis
}

export function sideGrid(
  { hullMax, crewMax }: Combatant,
  hull: Axis,
  crew: Axis,
  pools: readonly Pool[],
): SideGrid {
  const bodies = hull.levels.length * crew.levels.length
  const stocks = pools.reduce((product, { axis }) => product * axis.levels.length, 1)
  const nodes = bodies * stocks
  return {
    hullMax,
    crewMax: crewMax ?? 1,
    hull,
    crew,
    hasCrew: crewMax !== undefined,
    pools,
    bodies,
    stocks,
    nodes,
  }
}

/** What there is in each pool, by stock, in the order of their numbers: the first pool turns slowest. */
export function stocksOf({ pools }: SideGrid): number[][] {
  let stocks: number[][] = [[]]
  for (const { axis } of pools) stocks = stocks.flatMap(stock => axis.levels.map(level => [...stock, level]))
  return stocks
}

/** The counters, in the order of `COUNTERS`, that a stock is thought to stand for. */
export function countersOf({ pools }: SideGrid, stock: readonly number[]): number[] {
  const counters = COUNTERS.map(() => SUFFICIENT)
  for (const [i, { members }] of pools.entries())
    for (const member of members) counters[member] = stock[i] ?? 0
  return counters
}

/** Of what is not counted. */
const SUFFICIENT = 999

/** What counters come to in each pool. */
export function pooled({ pools }: SideGrid, counters: readonly number[]): number[] {
  return pools.map(({ members }) => members.reduce((sum, member) => sum + (counters[member] ?? 0), 0))
}
