import { distance } from '@sextant/hex'
import { moveEnds } from '../rules/moving.ts'
import { numberAt, tableOf, unitsOf } from '../rules/units.ts'
import { readUnits, withClosed } from '../rules/workspace.ts'
import type { State } from '../state.ts'
import type { UnitTable } from '../unit-table.ts'
import { addCell, addCells, type CellSet, cellsIn, createCellSet } from './cell-set.ts'
import { fieldOfFire, readFields } from './fields-of-fire.ts'
import { type Goals, goalsOf } from './goals.ts'
import type { BotSeat } from './seat.ts'
import { cautionLeft } from './standing.ts'

/** What a bot makes of a position before it decides. */
export interface Outlook {
  readonly bot: BotSeat
  readonly state: State
  /** The bot's units on the map. */
  readonly own: readonly number[]
  readonly foes: readonly Foe[]
  readonly watchers: readonly Watcher[]
  /** The cells that watchers see. */
  readonly watched: CellSet | undefined
  readonly goals: Goals
  /** Whether units may go by paths of their own around watchers; who points at hexes always takes the usual path. */
  readonly detours: boolean
  /** The share of its caution that is left. */
  readonly caution: number
}

/** A unit of the enemy on the map, and what it could do in its next turn. */
export interface Foe {
  readonly unit: number
  readonly table: UnitTable
  readonly cell: number
  /** Wounds left. */
  readonly left: number
  /** Where it could end a move, its own cell among them. */
  readonly ends: CellSet
  readonly endCount: number
  /** By weapon: the cells that it could attack after a move, and without one. */
  readonly reach: readonly CellSet[]
  readonly standing: readonly CellSet[]
}

/** A unit of the enemy that watches. */
export interface Watcher {
  readonly unit: number
  readonly weapon: number
  readonly cell: number
  readonly field: CellSet
}

export function outlookOf(bot: BotSeat, state: State, detours = true): Outlook {
  const { work, fields, seat } = bot
  const { tables } = work
  readFields(work, fields, state)
  readUnits(work, state)
  const onMap = (side: number) => unitsOf(tables, side).filter(unit => numberAt(state.at, unit) >= 0)
  const foes = onMap(1 - seat).map(unit => foeOf(bot, state, unit))
  const watchers = bot.temper.minds ? watchersOf(bot, state, onMap(1 - seat)) : []
  let watched: CellSet | undefined
  if (watchers.length > 0) {
    watched = createCellSet(tables.board.size)
    for (const { field } of watchers) addCells(watched, field)
  }
  const own = onMap(seat)
  const goals = goalsOf(bot, state, own, foes)
  return { bot, state, own, foes, watchers, watched, goals, detours, caution: cautionLeft(bot, state) }
}

/** Where a unit can end its move. The units have been read. */
function endsOf({ work }: BotSeat, state: State, unit: number): CellSet {
  const ends = createCellSet(work.tables.board.size)
  for (const cell of moveEnds(work, state, unit)) addCell(ends, cell)
  return ends
}

/** Where a unit of the bot can go; by `safe` without entering a cell that watchers see. */
export function destinationsOf(
  outlook: Outlook,
  unit: number,
): { ends: number[]; safe: CellSet | undefined } {
  const { bot, state, watched, detours } = outlook
  readUnits(bot.work, state)
  const avoids = detours && watched !== undefined && !tableOf(bot.work.tables, unit).flying
  const safe = avoids ? aroundWatchers(outlook, () => endsOf(bot, state, unit)) : undefined
  return { ends: cellsIn(endsOf(bot, state, unit)), safe }
}

/** An answer as if cells that watchers see could not be entered. */
export function aroundWatchers<T>({ bot, state, watched }: Outlook, answer: () => T): T {
  readUnits(bot.work, state)
  return withClosed(bot.work, watched ? cellsIn(watched) : [], answer)
}

function foeOf(bot: BotSeat, state: State, unit: number): Foe {
  const { work, fields } = bot
  const table = tableOf(work.tables, unit)
  const cell = numberAt(state.at, unit)
  const ends = endsOf(bot, state, unit)
  addCell(ends, cell)
  const cells = cellsIn(ends)
  const arms = table.weapons.slice(0, table.usable)
  return {
    unit,
    table,
    cell,
    left: numberAt(state.wounds, unit),
    ends,
    endCount: cells.length,
    reach: arms.map(({ range }) => {
      const reach = createCellSet(work.tables.board.size)
      for (const end of cells) addCells(reach, fieldOfFire(work, fields, end, range))
      return reach
    }),
    standing: arms.map(({ range }) => fieldOfFire(work, fields, cell, range)),
  }
}

function watchersOf({ work, fields }: BotSeat, state: State, units: readonly number[]): Watcher[] {
  return units.flatMap(unit => {
    const weapon = numberAt(state.watch, unit)
    const range = tableOf(work.tables, unit).weapons[weapon]?.range
    if (range === undefined) return []
    const cell = numberAt(state.at, unit)
    return [{ unit, weapon, cell, field: fieldOfFire(work, fields, cell, range) }]
  })
}

export function isFar({ work }: BotSeat, from: number, to: number): boolean {
  const { board, rules } = work.tables
  return distance(board, from, to) > rules.far
}
