import { distance } from '@sextant/hex'
import { aimOf, blastSave } from '../rules/aim.ts'
import { attackChances, hitChances, woundChance } from '../rules/odds.ts'
import { tableOf } from '../rules/units.ts'
import type { Workspace } from '../rules/workspace.ts'
import { MOVED, type State } from '../state.ts'
import type { Worths } from './worth.ts'

/** What an attack is expected to do, by the rules' own odds. */
export interface Strike {
  /** The chance of each number of wounds; the last one stands for all the target can have. */
  readonly wounds: Float64Array
  /** The worth that the target is expected to lose, by the wounds it has left. */
  readonly gains: Float64Array
  /** The chance that it dies, by the wounds it has left. */
  readonly kills: Float64Array
  /** Of a blast: the chance that each unit next to the target takes a wound. */
  readonly blasts: Float64Array | undefined
}

/**
 * Strikes that were worked out, by unit, weapon, target and what they depend on beside these: whether it is far, in cover,
 * after a move, a watcher's shot.
 */
export interface Strikes {
  readonly known: (Strike | undefined)[]
  readonly weapons: number
  /** A state of which only places and marks are used. */
  readonly scratch: State
}

export function createStrikes({ tables }: Workspace): Strikes {
  const { units } = tables
  const weapons = Math.max(...units.map(unit => unit.weapons.length))
  return {
    known: Array<Strike | undefined>(units.length ** 2 * weapons * FLAGS).fill(undefined),
    weapons,
    scratch: {
      terrain: '',
      round: 1,
      active: 0,
      turn: 0,
      at: units.map(() => -1),
      wounds: units.map(({ wounds }) => wounds),
      marks: units.map(() => 0),
      watch: units.map(() => -1),
      mover: -1,
      path: [],
      points: [],
      flags: [],
      over: null,
    },
  }
}

/** What strikes are worked out with. */
export interface Aiming {
  readonly work: Workspace
  readonly strikes: Strikes
  readonly worths: Worths
}

/**
 * An attack on a target at a cell that range and sight allow, from more than `far` hexes away or from nearer. The ground has
 * been read.
 */
export function strikeOf(
  aiming: Aiming,
  unit: number,
  weapon: number,
  target: number,
  to: number,
  far: boolean,
  moved: boolean,
  watch: boolean,
): Strike {
  const { work, strikes } = aiming
  const flags = (far ? 1 : 0) + (work.ground.cover[to] === 0 ? 0 : 2) + (moved ? 4 : 0) + (watch ? 8 : 0)
  const key = ((unit * strikes.weapons + weapon) * work.tables.units.length + target) * FLAGS + flags
  const known = strikes.known[key]
  if (known) return known
  const strike = workedOut(aiming, unit, weapon, target, to, far, moved, watch)
  strikes.known[key] = strike
  return strike
}

const FLAGS = 16

function workedOut(
  { work, strikes, worths }: Aiming,
  unit: number,
  weapon: number,
  target: number,
  to: number,
  far: boolean,
  moved: boolean,
  watch: boolean,
): Strike {
  const { tables } = work
  const { scratch } = strikes
  scratch.at[target] = to
  scratch.at[unit] = cellAway(work, to, far)
  scratch.marks[unit] = moved ? MOVED : 0
  const aim = aimOf(work, scratch, { unit, weapon, target, watch })
  const most = tableOf(tables, target).wounds
  const wounds = Float64Array.from(attackChances(work, scratch, aim, target, most))
  const hit = 1 - (hitChances(aim)[0] ?? 0)
  return {
    wounds,
    ...gainsOf(wounds, worths[target] ?? new Float64Array(most + 1)),
    blasts:
      aim.blast > 0
        ? Float64Array.from(
            tables.units,
            ({ index }) => hit * woundChance(work, index, blastSave(work, aim, index)),
          )
        : undefined,
  }
}

/** Some cell that is far from another one, or near it; on the smallest maps there may be none that is far. */
function cellAway({ tables }: Workspace, cell: number, far: boolean): number {
  const { board, rules } = tables
  for (let other = 0; other < board.size; other++)
    if (other !== cell && distance(board, other, cell) > rules.far === far) return other
  return cell
}

function gainsOf(wounds: Float64Array, worth: Float64Array): Pick<Strike, 'gains' | 'kills'> {
  const gains = new Float64Array(worth.length)
  const kills = new Float64Array(worth.length)
  for (let left = 1; left < worth.length; left++)
    for (let lost = 0; lost < wounds.length; lost++) {
      const after = Math.max(0, left - lost)
      const chance = wounds[lost] as number
      gains[left] = (gains[left] as number) + chance * ((worth[left] as number) - (worth[after] as number))
      if (after === 0) kills[left] = (kills[left] as number) + chance
    }
  return { gains, kills }
}

/** The worth that a unit with some wounds left is expected to lose. */
export function gainOf({ gains }: Strike, left: number): number {
  return gains[left] as number
}
