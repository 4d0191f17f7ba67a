import { type Board, cellAt, distance, hexagon, NO_CELL } from '@sextant/hex'
import { LETTERS, SEATS, TERRAINS, type Terrain, type Trait, type WeaponTrait } from './schema/names.ts'
import type { Options } from './schema/options.ts'
import type { Ruleset } from './schema/rules.ts'
import type { Condition, Place, Scenario } from './schema/scenario.ts'
import type { Unit, Weapon } from './schema/team.ts'

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
  /** The first unit of each seat, and one past red's last. */
  readonly first: readonly [blue: number, red: number, end: number]
  readonly conditions: readonly ConditionTable[]
  /** The cell of each flag, over all conditions. */
  readonly flags: readonly number[]
  /** Whether every unit has a cost in its file. */
  readonly costed: boolean
}

/** A unit of the battle, with what follows from its traits. */
export interface UnitTable {
  readonly index: number
  readonly seat: number
  readonly unit: Unit
  readonly quality: number
  readonly defense: number
  readonly speed: number
  /** The most wounds it can have. */
  readonly wounds: number
  readonly cost: number
  readonly regeneration: boolean
  readonly stealth: boolean
  readonly medic: boolean
  readonly flying: boolean
  readonly scout: boolean
  readonly weapons: readonly WeaponTable[]
  /** How many of its weapons it may attack with: all, or the first only. */
  readonly usable: number
  /** The longest range of these. */
  readonly reach: number
  /** The weapons it may watch with. */
  readonly watching: readonly number[]
}

export interface WeaponTable {
  readonly index: number
  readonly name: string
  readonly melee: boolean
  readonly range: number
  readonly attacks: number
  readonly ap: number
  readonly sniper: boolean
  readonly blast: boolean
  readonly relentless: boolean
  readonly furious: boolean
}

/** A victory condition on this map. */
export interface ConditionTable {
  readonly index: number
  readonly condition: Condition
  /** Of an area: its cells. Of a breakthrough: the cells to be reached. */
  readonly cells: readonly number[]
  /** Of flags: the first of them in `flags`. */
  readonly firstFlag: number
  /** Of a breakthrough: the units that must get through. */
  readonly needed: number
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
    first: [0, teams.blue.units.length, units.length],
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

function unitTable(rules: Ruleset, unit: Unit, index: number, seat: number): UnitTable {
  const { traits } = rules
  const has = (trait: Trait) => traits.on && (unit.traits?.includes(trait) ?? false)
  const fast = has('fast') ? traits.fast : 0
  const speed = unit.speed + fast
  const weapons = unit.weapons.map((weapon, number) => weaponTable(unit, weapon, number, traits.on))
  const usable = rules.weaponChoice ? weapons.length : 1
  return {
    index,
    seat,
    unit,
    quality: unit.quality,
    defense: unit.defense,
    speed: has('slow') ? Math.max(Math.min(traits.slowest, speed), speed - traits.slow) : speed,
    wounds: unit.wounds + (has('tough') ? traits.tough : 0),
    cost: unit.cost ?? 0,
    regeneration: has('regeneration'),
    stealth: has('stealth'),
    medic: has('medic'),
    flying: has('flying'),
    scout: has('scout'),
    weapons,
    usable,
    reach: Math.max(...weapons.slice(0, usable).map(({ range }) => range)),
    watching: weapons.slice(0, usable).flatMap(({ melee, index }) => (melee ? [] : [index])),
  }
}

/** A unit's Furious is for its melee weapons, its Sniper, Blast and Relentless for the ranged ones. */
function weaponTable(unit: Unit, weapon: Weapon, index: number, traitsOn: boolean): WeaponTable {
  const melee = weapon.type === 'melee'
  const has = (trait: WeaponTrait) => {
    const own = weapon.traits?.includes(trait) ?? false
    const fits = (trait === 'furious') === melee
    return traitsOn && (own || (fits && (unit.traits?.includes(trait) ?? false)))
  }
  return {
    index,
    name: weapon.name,
    melee,
    range: melee ? 1 : weapon.range,
    attacks: weapon.attacks,
    ap: weapon.ap,
    sniper: has('sniper'),
    blast: has('blast'),
    relentless: has('relentless'),
    furious: has('furious'),
  }
}

function firstFlagOf(conditions: readonly Condition[], index: number): number {
  let flags = 0
  for (const condition of conditions.slice(0, index))
    if (condition.type === 'flags') flags += condition.at.length
  return flags
}

function conditionTable(
  board: Board,
  { size }: Scenario,
  condition: Condition,
  index: number,
  firstFlag: number,
  counts: readonly [number, number],
): ConditionTable {
  const cells = [...board.q.keys()]
  const table = { index, condition, firstFlag, needed: 0, cells: [] as number[] }
  switch (condition.type) {
    case 'hold': {
      const centre = cellOfPlace(board, size, condition.centre)
      return { ...table, cells: cells.filter(cell => distance(board, centre, cell) <= condition.radius) }
    }
    case 'breakthrough': {
      const side = condition.seat === 'blue' ? 1 : -1
      const last = size - condition.rows + 1
      return {
        ...table,
        cells: cells.filter(cell => (board.r[cell] ?? 0) * side >= last),
        needed: Math.ceil(counts[condition.seat === 'blue' ? 0 : 1] / condition.outOf),
      }
    }
    case 'flags':
    case 'terrain':
      return table
  }
}

/** The cell at a place, or -1. */
export function cellOfPlace(board: Board, size: number, { q, r, of }: Place): number {
  const hexes = (value: number) => {
    const scaled = of === 'size' ? value * size : value
    // Away from 0, so that places on both sides of the centre stay symmetrical.
    return Math.sign(scaled) * Math.round(Math.abs(scaled))
  }
  if (of !== 'size' && !(Number.isInteger(q) && Number.isInteger(r))) return NO_CELL
  return cellAt(board, hexes(q), hexes(r))
}

/** The terrain of a cell. */
export function terrainAt(terrain: string, cell: number): Terrain {
  return TERRAINS[TERRAIN_LETTERS.indexOf(terrain[cell] ?? '.')] ?? 'open'
}
