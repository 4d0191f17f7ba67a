import { type Flaw, InputError } from '@sextant/engine'
import { type Board, cellAt, disc, hexagon } from '@sextant/hex'
import { createRoster, type Roster } from './rules/roster.ts'
import { createWalk, type Walk } from './rules/walk.ts'
import type { Kind, Options, Ruleset, Scenario } from './schema.ts'

/** What never changes during a match, in tables made once; rules work on cell numbers. */
export interface World {
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
  /** The region whose city stands on the cell, if one does. */
  readonly cityOn: readonly (Region | undefined)[]
  /** For each kind of unit: the cells that it can strike from each cell. */
  readonly struckFrom: Readonly<Record<Kind, readonly (readonly number[])[]>>
  /** Room to work out who stands where and who can go where. */
  readonly roster: Roster
  readonly walk: Walk
}

export interface Region {
  readonly id: string
  /** The cell of its city. */
  readonly city: number
  readonly cells: readonly number[]
}

export function buildWorld({ rules, scenario }: Options): World {
  const { map } = scenario
  const board = hexagon('pointy', map.radius)
  const cells = [...board.q.keys()]
  const names = cells.map(cell => `${board.q[cell]},${board.r[cell]}`)
  const cellOf = new Map(names.map((name, cell) => [name, cell]))
  refuseFlaws(scenario, cellOf)

  const regionIndex = cells.map(cell =>
    regionAt(map.regions, board.q[cell] as number, board.r[cell] as number),
  )
  const regions = map.regions.map(
    ({ id, city }, index): Region => ({
      id,
      city: cellOf.get(city) as number,
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
    regionOf: regionIndex.map(index => regions[index] as Region),
    cityOn: cells.map(cell => regions.find(region => region.city === cell)),
    struckFrom: {
      infantry: struckFrom(board, rules.units.infantry.range),
      cavalry: struckFrom(board, rules.units.cavalry.range),
      artillery: struckFrom(board, rules.units.artillery.range),
    },
    roster: createRoster(board.size),
    walk: createWalk(board),
  }
}

function struckFrom(board: Board, range: number): number[][] {
  return Array.from(board.q.keys(), cell => disc(board, cell, range).filter(other => other !== cell))
}

/** A cell belongs to the first region whose bounds it lies within. */
function regionAt(regions: Scenario['map']['regions'], q: number, r: number): number {
  return regions.findIndex(
    ({ within: { minQ = q, maxQ = q, minR = r, maxR = r } }) =>
      q >= minQ && q <= maxQ && r >= minR && r <= maxR,
  )
}

/** What the schema cannot say of a scenario. */
function refuseFlaws({ map, start }: Scenario, cellOf: ReadonlyMap<string, number>): void {
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path: `/scenario${path}`, message })
  const board = hexagon('pointy', map.radius)
  const uncovered = [...board.q.keys()].find(
    cell => regionAt(map.regions, board.q[cell] as number, board.r[cell] as number) < 0,
  )
  if (uncovered !== undefined)
    flaw('/map/regions', `the cell ${board.q[uncovered]},${board.r[uncovered]} lies in no region`)
  for (const [index, { id, city }] of map.regions.entries()) {
    const path = `/map/regions/${index}`
    if (map.regions.findIndex(other => other.id === id) < index) flaw(`${path}/id`, `${id} is there twice`)
    const cell = cellOf.get(city)
    const [q = 0, r = 0] = city.split(',').map(Number)
    if (cell === undefined || cellAt(board, q, r) < 0) flaw(`${path}/city`, `${city} is not on the map`)
    else if (regionAt(map.regions, q, r) !== index) flaw(`${path}/city`, `${city} lies in another region`)
  }
  for (const army of ['red', 'blue'])
    if (!map.regions.some(({ holder }) => holder === army)) flaw('/map/regions', `${army} holds no city`)
  for (const [index, { at }] of start.units.entries()) {
    const path = `/start/units/${index}/at`
    if (!cellOf.has(at)) flaw(path, `${at} is not on the map`)
    if (start.units.findIndex(other => other.at === at) < index) flaw(path, `another unit stands on ${at}`)
  }
  if (flaws.length > 0) throw new InputError('blades-of-hex options', flaws)
}
