import { at, must } from '@sextant/engine'
import { type Board, hexagon } from '@sextant/hex'
import { deployed } from './deployment.ts'
import type { CaptainSkills } from './schema/captain.ts'
import type { Hardpoint, ShipClass } from './schema/classes.ts'
import { type Bracket, SEATS, SIDES, type Side, type WeaponKind } from './schema/names.ts'
import type { Options } from './schema/options.ts'
import type { Combat, Ruleset } from './schema/rules.ts'
import type { Scenario, ShipSetup } from './schema/scenario.ts'
import type { WeaponType } from './schema/weapons.ts'

/** What is computed once from the options and never changes. */
export interface Tables {
  readonly rules: Ruleset
  readonly combat: Combat
  /** With the ships of its fleets, where it has some. */
  readonly scenario: Scenario
  readonly board: Board
  /** The name of each cell, and the cell by its name. */
  readonly names: readonly string[]
  readonly cellOf: ReadonlyMap<string, number>
  readonly ships: readonly ShipTable[]
  readonly shipById: ReadonlyMap<string, ShipTable>
  /** The bracket of each distance, from 0; beyond the last nothing can be fired at. */
  readonly bracketAt: readonly (Bracket | undefined)[]
  /** What each speed adds to the difficulty, from 0 to the fastest. */
  readonly speedModifiers: readonly number[]
}

/** A ship of the battle, with what follows from its class and design. */
export interface ShipTable {
  readonly id: string
  /** Its place in the scenario and in the state. */
  readonly index: number
  readonly seat: number
  readonly setup: ShipSetup
  readonly class: ShipClass
  readonly captain: CaptainSkills
  readonly mounts: readonly (Mount | undefined)[]
  /** Hardpoints with a weapon: dearest first; and in the order of damage. */
  readonly dearestFirst: readonly number[]
  readonly damageOrder: readonly number[]
  /** The squadrons it carries, as places in the state. */
  readonly carries: readonly number[]
}

/** A weapon at its hardpoint. */
export interface Mount {
  readonly hardpoint: number
  readonly id: string
  readonly weapon: WeaponType
  readonly kind: WeaponKind
  /** Whether it bears on each relative bearing, in twelfths clockwise from the bow. */
  readonly arc: readonly boolean[]
  /** The sides whose criticals can take it. */
  readonly sides: readonly Side[]
}

const NO_CAPTAIN: CaptainSkills = { command: 1, gunnery: 1, engineering: 1 }
const FASTEST = 40

/** @param options without flaws */
export function tablesOf({ rules, scenario: given }: Options): Tables {
  const scenario = deployed(rules, given)
  const board = hexagon('flat', scenario.radius)
  const names = Array.from(board.q.keys(), cell => cellNameOf(board, cell))
  const ships = scenario.ships.map((_, index) => shipTable(rules, scenario, index))
  return {
    rules,
    combat: rules.combat,
    scenario,
    board,
    names,
    cellOf: new Map(names.map((name, cell) => [name, cell])),
    ships,
    shipById: new Map(ships.map(ship => [ship.id, ship])),
    bracketAt: bracketsOf(rules.combat),
    speedModifiers: Array.from({ length: FASTEST + 1 }, (_, speed) => speedModifier(rules.combat, speed)),
  }
}

export function cellNameOf(board: Board, cell: number): string {
  return `${at(board.q, cell)},${at(board.r, cell)}`
}

/** The relative bearings on which a hardpoint bears: a border between two sextants belongs to both. */
export function arcOf(hardpoint: Hardpoint): boolean[] {
  return Array.from({ length: 12 }, (_, bearing) => {
    if ('face' in hardpoint) return bearing === 2 * (hardpoint.face - 1)
    const before = sextantOf(bearing - (bearing % 2 === 0 ? 1 : 0))
    const after = sextantOf(bearing + (bearing % 2 === 0 ? 1 : 0))
    return hardpoint.sextants.includes(before) || hardpoint.sextants.includes(after)
  })
}

/** The sextant that lies on an odd bearing: 1 between the rays of faces 6 and 1. */
function sextantOf(bearing: number): number {
  return (Math.floor((((bearing + 12) % 12) + 1) / 2) % 6) + 1
}

const SIDE_OF_FACE: readonly Side[] = ['front', 'right', 'right', 'rear', 'left', 'left']
const SIDE_OF_SEXTANT: readonly Side[] = ['front', 'front', 'right', 'rear', 'rear', 'left']

function sidesOf(hardpoint: Hardpoint): Side[] {
  if ('face' in hardpoint) return [at(SIDE_OF_FACE, hardpoint.face - 1)]
  const sides = new Set(hardpoint.sextants.map(sextant => at(SIDE_OF_SEXTANT, sextant - 1)))
  return SIDES.filter(side => sides.has(side))
}

function shipTable(rules: Ruleset, scenario: Scenario, index: number): ShipTable {
  const setup = at(scenario.ships, index)
  const shipClass = must(new Map(Object.entries(rules.classes)), setup.class)
  const mounts = shipClass.hardpoints.map((hardpoint, number): Mount | undefined => {
    const id = setup.weapons[number]
    if (id === undefined || id === null) return undefined
    const weapon = must(new Map(Object.entries(rules.weapons)), id)
    return {
      hardpoint: number,
      id,
      weapon,
      kind: weapon.kind,
      arc: arcOf(hardpoint),
      sides: sidesOf(hardpoint),
    }
  })
  const armed = mounts.filter(mount => mount !== undefined)
  const rank = ({ kind }: Mount) => rules.combat.order.findIndex(group => group.includes(kind))
  return {
    id: setup.id,
    index,
    seat: SEATS.indexOf(setup.seat),
    setup,
    class: shipClass,
    captain: setup.captain ?? NO_CAPTAIN,
    mounts,
    dearestFirst: armed.toSorted((a, b) => b.weapon.energy - a.weapon.energy).map(mount => mount.hardpoint),
    damageOrder: armed.toSorted((a, b) => rank(a) - rank(b)).map(mount => mount.hardpoint),
    carries: scenario.ships.flatMap((other, place) => (other.carrier === setup.id ? [place] : [])),
  }
}

function bracketsOf({ brackets }: Combat): (Bracket | undefined)[] {
  return Array.from({ length: brackets.long + 1 }, (_, range) => {
    if (range === 0) return undefined
    if (range <= brackets.short) return 'short'
    return range <= brackets.medium ? 'medium' : 'long'
  })
}

function speedModifier({ speeds }: Combat, speed: number): number {
  return speeds.findLast(({ from }) => from <= speed)?.modifier ?? 0
}
