import { distance } from '@sextant/hex'
import type { ConditionTable } from '../condition-table.ts'
import { bitsIn, type Flood, floodFrom } from '../rules/flood.ts'
import { hasCell } from './cell-set.ts'
import { swapCells } from './moved-units.ts'
import type { Foe } from './outlook.ts'
import type { BotSeat } from './seat.ts'
import { stepsTo } from './steps.ts'

/** Rows to break through to, or to defend. */
export interface Exit {
  readonly mine: boolean
  /** What each unit that gets through is worth. */
  readonly worth: number
  readonly away: Uint8Array
  /** The cells to be reached, as rows of bits. */
  readonly rows: Int32Array
  /** Where it is to be defended: the enemies, and whether each could be through in its next turn. */
  readonly foes: readonly Runner[]
  /** Where it is to be defended, by cell: the share of the enemies that would have to go around a unit there. */
  readonly inTheWay: Float64Array
  /** Where it is to be defended, by cell: the share of the enemies that are not past a unit there. */
  readonly ahead: Float64Array
}

interface Runner {
  readonly foe: Foe
  readonly next: boolean
  /** What it is worth, of a unit that is through, while it is on its way. */
  readonly soon: number
}

export function exitOf(
  bot: BotSeat,
  { cells, needed }: ConditionTable,
  mine: boolean,
  weight: number,
  foes: readonly Foe[],
): Exit {
  const { board } = bot.work.tables
  const { blocks } = bot.temper
  const away = stepsTo(board, cells)
  const runners = mine
    ? []
    : foes.map(foe => ({
        foe,
        next: cells.some(cell => hasCell(foe.ends, cell)),
        soon: THROUGH_SOON * fade(bot, foe.unit, away[foe.cell] as number),
      }))
  return {
    mine,
    worth: ((mine || !blocks ? 1 : IRREVOCABLE) * weight) / needed,
    away,
    rows: rowsOf(bot.work.flood, cells),
    foes: runners,
    inTheWay: wayOf(bot, away, blocks ? runners : []),
    ahead: aheadOf(away, runners),
  }
}

function rowsOf({ rows, rowOf, bitOf }: Flood, cells: readonly number[]): Int32Array {
  const bits = new Int32Array(rows)
  for (const cell of cells) {
    const row = rowOf[cell] as number
    bits[row] = (bits[row] as number) | (bitOf[cell] as number)
  }
  return bits
}

/** A cell is in the way of an enemy that could go through it without a detour, two turns ahead at most. */
function wayOf({ work }: BotSeat, away: Uint8Array, runners: readonly Runner[]): Float64Array {
  const { board } = work.tables
  const share = new Float64Array(board.size)
  let all = 0
  for (const { soon } of runners) all += soon
  for (const { foe, soon } of runners) {
    if (foe.table.flying) continue
    const straight = away[foe.cell] as number
    for (let cell = 0; cell < board.size; cell++) {
      const steps = distance(board, foe.cell, cell)
      if (steps <= AHEAD * foe.table.speed && steps + (away[cell] as number) === straight)
        share[cell] = (share[cell] as number) + soon / all
    }
  }
  return share
}

/** An enemy that is nearer to the last rows than a unit is past it: who goes on to meet one lets the others through. */
function aheadOf(away: Uint8Array, runners: readonly Runner[]): Float64Array {
  let all = 0
  for (const { soon } of runners) all += soon
  return Float64Array.from(away, steps => {
    let ahead = 0
    for (const { foe, soon } of runners) {
      const margin = (away[foe.cell] as number) - steps
      if (margin > 0) ahead += (soon / all) * Math.min(1, margin / MARGIN)
    }
    return ahead
  })
}

/** What a unit's place is worth for an exit by itself. */
export function exitPull(bot: BotSeat, exit: Exit, unit: number, cell: number): number {
  if (!exit.mine)
    return (
      exit.worth * (IN_THE_WAY * (exit.inTheWay[cell] as number) + HOLDING * (exit.ahead[cell] as number))
    )
  const steps = exit.away[cell] as number
  return exit.worth * (steps === 0 ? 1 : THROUGH_SOON * fade(bot, unit, steps))
}

/** What it is worth where all units stand: by unit the cell, or -1, and the chance to be alive before and after the reply. */
export function exitWorth(
  bot: BotSeat,
  exit: Exit,
  own: readonly number[],
  at: Int32Array,
  before: Float64Array,
  after: Float64Array,
): number {
  let worth = exit.mine ? 0 : -runnersThrough(bot, exit, own, at, before)
  for (const unit of own) {
    const cell = at[unit] as number
    if (cell < 0) continue
    const through = exit.mine && exit.away[cell] === 0
    worth += ((through ? before : after)[unit] as number) * exitPull(bot, exit, unit, cell)
  }
  return worth
}

/** What the enemies that are through next, or on their way, are worth to the other side: our units stand in their way. */
function runnersThrough(
  { work, temper }: BotSeat,
  { worth, foes, rows }: Exit,
  own: readonly number[],
  at: Int32Array,
  before: Float64Array,
): number {
  const { flood, tables } = work
  const { surcharge, perHex } = tables.rules.movement
  const exact = temper.blocks && flood.fits && !perHex
  if (exact) swapCells(flood, own, work.at, at)
  let sum = 0
  for (const { foe, next, soon } of foes) {
    const alive = before[foe.unit] as number
    let threat = next ? THROUGH_NEXT : soon
    if (exact && alive > 0) {
      const { speed, flying } = foe.table
      floodFrom(flood, foe.cell, speed, surcharge, flying)
      let exits = 0
      for (let y = flood.top; y <= flood.bottom; y++)
        exits += bitsIn((flood.ends[y] as number) & (rows[y] as number))
      threat = exits === 0 ? soon : THROUGH_NEXT - NARROW / exits
    }
    sum += worth * threat * alive
  }
  if (exact) swapCells(flood, own, at, work.at)
  return sum
}

function fade({ fading }: BotSeat, unit: number, away: number): number {
  return fading[unit]?.[away] ?? 0
}

/** Of a unit that is through: to be on the way, to be through next, less for a narrow gap. */
const THROUGH_SOON = 0.7
const THROUGH_NEXT = 0.9
const NARROW = 0.1
/** To stand in the way of all enemies, within this many turns of their way. */
const IN_THE_WAY = 0.15
const AHEAD = 2
/** To be between all enemies and the last rows, with so many rows to spare. */
const HOLDING = 0.3
const MARGIN = 3
/** Who is through is through for good: it counts for more than its share of what is needed. */
const IRREVOCABLE = 1.6
