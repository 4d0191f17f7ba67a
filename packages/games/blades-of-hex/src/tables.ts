import { at, must } from '@sextant/engine'
import { type Board, disc, hexagon } from '@sextant/hex'
import { classic, EVEN } from './classic.ts'
import type { Kind, Options, Ruleset, Scenario, UnitType } from './schema.ts'

/** What is computed once from the options and never changes. Rules work on cell numbers. */
export interface Tables {
  readonly rules: Ruleset
  readonly scenario: Scenario
  readonly board: Board
  /** The name of each cell, and the cell by its name. */
  readonly names: readonly string[]
  readonly cellOf: ReadonlyMap<string, number>
  readonly regions: readonly Region[]
  readonly regionById: ReadonlyMap<string, Region>
  /** The region of each cell. */
  readonly regionOf: readonly Region[]
  /** The region whose city is on the cell, if there is one. */
  readonly cityOn: readonly (Region | undefined)[]
  /** By id, in the order in which they are listed. */
  readonly kinds: ReadonlyMap<Kind, KindTable>
}

export interface Region {
  readonly id: string
  /** The cell of its city. */
  readonly city: number
  readonly cells: readonly number[]
}

/** A kind of unit, with what follows from its numbers. */
export interface KindTable extends UnitType {
  readonly id: Kind
  /** Its counter coefficient against each kind. */
  readonly against: ReadonlyMap<Kind, number>
  /** The cells that it can strike from each cell. */
  readonly struckFrom: readonly (readonly number[])[]
}

/** @param options without flaws */
export function tablesOf({ rules, scenario }: Options): Tables {
  const { map } = scenario
  const board = hexagon('pointy', map.radius)
  const cells = [...board.q.keys()]
  const names = cells.map(cell => cellNameOf(board, cell))
  const cellOf = new Map(names.map((name, cell) => [name, cell]))
  const regionIndex = cells.map(cell => regionIndexAt(map.regions, at(board.q, cell), at(board.r, cell)))
  const regions = map.regions.map(
    ({ id, city }, index): Region => ({
      id,
      city: must(cellOf, city),
      cells: cells.filter(cell => regionIndex[cell] === index),
    }),
  )
  return {
    rules,
    scenario,
    board,
    names,
    cellOf,
    regions,
    regionById: new Map(regions.map(region => [region.id, region])),
    regionOf: regionIndex.map(index => at(regions, index)),
    cityOn: cells.map(cell => regions.find(region => region.city === cell)),
    kinds: new Map(kindsIn(rules).map(([id, type]) => [id, kindTable(board, rules, id, type)])),
  }
}

/**
 * The kinds in the order of `data/units.json`, then all others by id. Files of matches sort their keys, so the order
 * cannot be that of the options.
 */
export function kindsIn({ units }: Pick<Ruleset, 'units'>): [Kind, UnitType][] {
  const order = Object.keys(classic.rules.units)
  const rank = (kind: Kind) => (order.includes(kind) ? order.indexOf(kind) : order.length)
  return Object.entries(units).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

function kindTable(board: Board, rules: Ruleset, id: Kind, type: UnitType): KindTable {
  return {
    ...type,
    id,
    against: new Map(Object.keys(rules.units).map(target => [target, rules.counters[id]?.[target] ?? EVEN])),
    struckFrom: Array.from(board.q.keys(), cell =>
      disc(board, cell, type.range).filter(other => other !== cell),
    ),
  }
}

export function cellNameOf(board: Board, cell: number): string {
  return `${at(board.q, cell)},${at(board.r, cell)}`
}

/** A cell belongs to the first region whose bounds it lies within; -1 if there is none. */
export function regionIndexAt(regions: Scenario['map']['regions'], q: number, r: number): number {
  return regions.findIndex(
    ({ within: { minQ = q, maxQ = q, minR = r, maxR = r } }) =>
      q >= minQ && q <= maxQ && r >= minR && r <= maxR,
  )
}
