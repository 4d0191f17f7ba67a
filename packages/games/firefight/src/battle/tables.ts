import { type Board, hexagon } from '@sextant/hex'
import { type ConditionTable, cellOfPlace, conditionTable, firstFlagOf } from './condition-table.ts'
import { LETTERS, SEATS, TERRAINS, type Terrain } from './schema/names.ts'
import type { Options } from './schema/options.ts'
import type { Ruleset } from './schema/rules.ts'
import type { Scenario } from './schema/scenario.ts'
import { type UnitTable, unitTable } from './unit-table.ts'

/** What is computed once from the options and never changes. */
export interface Tables {
  readonly rules: Ruleset
  readonly scenario: Scenario
  readonly board: Board
  /** The terrain of a map that is not drawn. */
  readonly fixed: string | undefined
  /** The letter of each face of the die that maps are drawn with: a face for each unit of weight. */
  readonly faces: readonly string[]
  /** The seat whose zone each cell is in, or -1; and the cells of each seat's zone. */
  readonly zoneOf: Int8Array
  readonly zones: readonly (readonly number[])[]
  /** The cells beyond its zone where a scout of each seat may deploy. */
  readonly scouting: readonly (readonly number[])[]
  /** Blue's units, then red's. */
  readonly units: readonly UnitTable[]
  /** The units of each seat, by their places. */
  readonly own: readonly (readonly number[])[]
  /** The faction of each seat's team. */
  readonly factions: readonly string[]
  readonly conditions: readonly ConditionTable[]
  /** The cell of each flag, over all conditions. */
  readonly flags: readonly number[]
  /** Whether every unit has a cost in its file. */
  readonly costed: boolean
}

/** The letters of maps, in the order of the terrains. */
export const TERRAIN_LETTERS = TERRAINS.map(terrain => LETTERS[terrain])

/** @param options without flaws */
export function tablesOf({ rules, scenario, teams }: Options): Tables {
  const board = hexagon('flat', scenario.size)
  const cells = [...board.q.keys()]
  const zones = SEATS.map((_, seat) => cells.filter(cell => inZone(board, scenario, cell, seat, 0)))
  const rows = rules.traits.scoutRows
  const zoneOf = new Int8Array(board.size).fill(-1)
  for (const [seat, zone] of zones.entries()) for (const cell of zone) zoneOf[cell] = seat
  const units = SEATS.flatMap((name, seat) => teams[name].units.map(unit => ({ unit, seat })))
  const conditions = rules.objectives ? scenario.victory : []
  return {
    rules,
    scenario,
    board,
    fixed: scenario.terrain?.join(''),
    faces: TERRAINS.flatMap(name => Array<string>(rules.terrain[name].weight).fill(LETTERS[name])),
    zoneOf,
    zones,
    scouting: SEATS.map((_, seat) =>
      cells.filter(cell => zoneOf[cell] === -1 && inZone(board, scenario, cell, seat, rows)),
    ),
    units: units.map(({ unit, seat }, index) => unitTable(rules, unit, index, seat)),
    own: SEATS.map((_, seat) => [...units.keys()].filter(index => units[index]?.seat === seat)),
    factions: SEATS.map(name => teams[name].faction),
    conditions: conditions.map((condition, index) =>
      conditionTable(board, scenario, condition, index, firstFlagOf(conditions, index), [
        teams.blue.units.length,
        teams.red.units.length,
      ]),
    ),
    flags: conditions.flatMap(condition =>
      condition.type === 'flags' ? condition.at.map(place => cellOfPlace(board, scenario.size, place)) : [],
    ),
    costed: units.every(({ unit }) => unit.cost !== undefined),
  }
}

/** Blue where r ≤ −size/2, red where r ≥ size/2; a scout some rows further in. */
function inZone({ r }: Board, { size }: Scenario, cell: number, seat: number, further: number): boolean {
  const row = r[cell] ?? 0
  return (seat === 0 ? -row : row) >= size / 2 - further
}

/** The terrain of a cell. */
export function terrainAt(terrain: string, cell: number): Terrain {
  return TERRAINS[TERRAIN_LETTERS.indexOf(terrain[cell] ?? '.')] ?? 'open'
}
