import { at } from '@sextant/engine'
import { distance } from '@sextant/hex'
import type { ConditionTable } from '../condition-table.ts'
import { closeCell, floodFrom, openCell } from '../rules/flood.ts'
import { canMove } from '../rules/moving.ts'
import { numberAt, tableOf } from '../rules/units.ts'
import type { State } from '../state.ts'
import { isEnd } from './moved-units.ts'
import type { Foe } from './outlook.ts'
import type { BotSeat } from './seat.ts'

/** The flags of a condition, seen together: who has as many as its target at the end of a round wins. */
export interface FlagRace {
  readonly target: number
  /** What it is worth to win it at the end of this round; to lose it costs as much. */
  readonly worth: number
  /** What a flag more than the enemy is worth beside that. */
  readonly each: number
  /** Whether the bot's turn ends the round; else the enemy has a turn before that. */
  readonly last: boolean
  readonly flags: readonly RaceFlag[]
  /** The places of the flags, those first that fewest enemies can step on. */
  readonly fewest: readonly number[]
}

export interface RaceFlag {
  readonly cell: number
  readonly mine: boolean
  readonly theirs: boolean
  /** The enemy that stands on it, or -1. */
  readonly occupant: number
  /** Units of the bot that could step on it in this turn, and enemies in their next one, if nobody stood there. */
  readonly ours: readonly number[]
  readonly comers: readonly number[]
}

/** The units have been read. */
export function flagRaceOf(
  bot: BotSeat,
  state: State,
  { firstFlag }: ConditionTable,
  count: number,
  target: number,
  own: readonly number[],
  foes: readonly Foe[],
): FlagRace {
  const { work, seat, temper, victory } = bot
  const cells = work.tables.flags.slice(firstFlag, firstFlag + count)
  const foeUnits = foes.map(({ unit }) => unit)
  const ours = reachOf(
    bot,
    state,
    own.filter(unit => canMove(state, unit)),
    cells,
  )
  const comers = reachOf(bot, state, foeUnits, cells)
  return {
    target,
    worth: temper.decides * victory,
    each: (EACH * temper.objectives * victory) / target,
    last: seat === 1,
    fewest: [...cells.keys()].sort((a, b) => countAt(comers, a) - countAt(comers, b)),
    flags: cells.map((cell, place) => {
      const owner = state.flags[firstFlag + place] ?? -1
      return {
        cell,
        mine: owner === seat,
        theirs: owner === 1 - seat,
        occupant: foeUnits.find(unit => state.at[unit] === cell) ?? -1,
        ours: at(ours, place),
        comers: at(comers, place),
      }
    }),
  }
}

function countAt(units: readonly (readonly number[])[], place: number): number {
  return units[place]?.length ?? 0
}

/** By cell: the units that can be there after a move, if nobody stands on any of the cells. The units have been read. */
export function reachOf(
  { work }: BotSeat,
  { at }: State,
  units: readonly number[],
  cells: readonly number[],
): number[][] {
  const { flood, tables, on } = work
  const { surcharge, perHex } = tables.rules.movement
  const taken = cells.filter(cell => on[cell] !== -1)
  const reach = cells.map((): number[] => [])
  for (const cell of taken) openCell(flood, cell)
  for (const unit of units) {
    const start = numberAt(at, unit)
    const { speed, flying } = tableOf(tables, unit)
    const exact = flood.fits && (flying || !perHex)
    if (exact) floodFrom(flood, start, speed, surcharge, flying)
    for (const [place, cell] of cells.entries()) {
      const within = exact ? isEnd(flood, cell) : distance(tables.board, start, cell) <= speed
      if (cell === start || within) reach[place]?.push(unit)
    }
  }
  for (const cell of taken) closeCell(flood, cell)
  return reach
}

/** Of a victory, shared among the flags that it takes: to have one more flag after the reply. */
const EACH = 0.2
