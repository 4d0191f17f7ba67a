import { distance } from '@sextant/hex'
import { MOVED, type State } from '../state.ts'
import type { WeaponTable } from '../unit-table.ts'
import { numberAt, tableOf } from './units.ts'
import type { Workspace } from './workspace.ts'

/** Who attacks whom, and with what. */
export interface Attack {
  readonly unit: number
  readonly weapon: number
  readonly target: number
  /** Whether it is the shot of a watcher. */
  readonly watch: boolean
}

/** The numbers of an attack, every modifier for itself. */
export interface Aim {
  readonly weapon: WeaponTable
  readonly distance: number
  readonly attacks: number
  /** Dice of Furious. */
  readonly furious: number
  readonly quality: number
  readonly watch: number
  readonly stealth: number
  readonly sniper: number
  /** What a die must show to hit. */
  readonly hit: number
  readonly defense: number
  readonly ap: number
  readonly cover: number
  /** What a die must show to save. */
  readonly save: number
  /** Hits that each 6 adds. */
  readonly relentless: number
  /** Hits on each unit next to the target. */
  readonly blast: number
}

/** The ground has been read. */
export function aimOf(work: Workspace, state: State, { unit, weapon, target, watch }: Attack): Aim {
  const { tables, ground } = work
  const { rules, board } = tables
  const attacker = tableOf(tables, unit)
  const defender = tableOf(tables, target)
  const arm = attacker.weapons[weapon]
  if (!arm) throw new RangeError(`Unit ${unit} has no weapon ${weapon}`)
  const cell = numberAt(state.at, target)
  const away = distance(board, numberAt(state.at, unit), cell)
  const far = away > rules.far
  const moved = (numberAt(state.marks, unit) & MOVED) !== 0
  const hidden = !arm.melee && far && defender.stealth && !arm.sniper
  const watching = watch ? rules.overwatch.hit : 0
  const stealth = hidden ? rules.traits.stealth : 0
  const sniper = arm.sniper && !moved ? rules.traits.sniper : 0
  const covered =
    rules.cover.on && !arm.melee && !arm.sniper && !arm.blast && !defender.flying && ground.cover[cell] !== 0
  const cover = covered ? rules.cover.save : 0
  return {
    weapon: arm,
    distance: away,
    attacks: arm.attacks,
    furious: arm.furious && arm.melee && moved ? rules.traits.furious : 0,
    quality: attacker.quality,
    watch: watching,
    stealth,
    sniper,
    hit: within(work, attacker.quality + watching + stealth + sniper),
    defense: defender.defense,
    ap: arm.ap,
    cover,
    save: within(work, defender.defense + arm.ap + cover),
    relentless: arm.relentless && far ? rules.traits.relentless : 0,
    blast: arm.blast ? rules.traits.blast : 0,
  }
}

/** What a unit caught in a blast must roll: there is no cover against it. */
export function blastSave(work: Workspace, { ap }: Aim, unit: number): number {
  return within(work, tableOf(work.tables, unit).defense + ap)
}

/** Modifiers are summed, and clamped once. */
function within({ tables }: Workspace, needed: number): number {
  const { least, most } = tables.rules.rolls
  return Math.max(least, Math.min(most, needed))
}
