import type { Combatant } from '../../../schema.ts'
import type { Tables } from '../../../tables.ts'
import { COUNTERS, countsOf, usedBy } from '../counters.ts'

/** Where the table of a duel has entries: every hull, crew and count that a side can have. */
export type Grid = readonly [SideGrid, SideGrid]

/**
 * A body is a combination of hull and crew, a stock one of what is used up; node = stock × bodies + body. So every action
 * leads to a node with no higher number: losses take from the body, and what is regained takes from the stock.
 */
export interface SideGrid {
  readonly hullMax: number
  /** 1 for a side without crew. */
  readonly crewMax: number
  readonly hasCrew: boolean
  /** What is counted; of everything else there is always enough, as it is not used. */
  readonly counted: readonly Counted[]
  readonly bodies: number
  readonly stocks: number
  readonly nodes: number
}

export interface Counted {
  /** Place in `COUNTERS`. */
  readonly counter: number
  /** What there is of it at the start, and never more. */
  readonly most: number
}

/**
 * The grid of a duel that is small enough to be solved exactly. The table does not count turns, so the duel must not be so
 * short that its last turns matter much. Trials may allow more than `MOST`.
 */
export function gridOf({ ruleset, sides }: Tables, most = MOST): Grid | undefined {
  if (ruleset.turns.limit < FEWEST_TURNS) return undefined
  const grid: Grid = [sideGrid(sides[0]), sideGrid(sides[1])]
  const places = ruleset.distance.farthest * 2 * ruleset.turns.actions
  return grid[0].nodes * grid[1].nodes * places <= most ? grid : undefined
}

/** Pairs of nodes, times distances and actions, up to which a duel is solved exactly. */
const MOST = 100_000
const FEWEST_TURNS = 12

function sideGrid(combatant: Combatant): SideGrid {
  const { hullMax, crewMax } = combatant
  const counts = countsOf(combatant)
  const counted = usedBy(combatant).map(name => {
    const counter = COUNTERS.indexOf(name)
    return { counter, most: counts[counter] ?? 0 }
  })
  const bodies = hullMax * (crewMax ?? 1)
  const stocks = counted.reduce((product, { most }) => product * (most + 1), 1)
  return {
    hullMax,
    crewMax: crewMax ?? 1,
    hasCrew: crewMax !== undefined,
    counted,
    bodies,
    stocks,
    nodes: bodies * stocks,
  }
}

export function bodyOf({ crewMax }: SideGrid, hull: number, crew: number): number {
  return (hull - 1) * crewMax + crew - 1
}

/** The number of the stock with these counters, which are in the order of `COUNTERS`. */
export function stockOf({ counted }: SideGrid, counters: readonly number[]): number {
  let stock = 0
  for (const { counter, most } of counted)
    stock = stock * (most + 1) + Math.min(most, Math.max(0, counters[counter] ?? 0))
  return stock
}

/** The counters of every stock, in the order of their numbers. */
export function stocksOf({ counted }: SideGrid): number[][] {
  let stocks = [COUNTERS.map(() => SUFFICIENT)]
  for (const { counter, most } of counted)
    stocks = stocks.flatMap(counters =>
      Array.from({ length: most + 1 }, (_, count) => counters.with(counter, count)),
    )
  return stocks
}

/** Of what is not counted. */
const SUFFICIENT = 999
