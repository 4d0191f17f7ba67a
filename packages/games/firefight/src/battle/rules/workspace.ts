import { SEATS } from '../schema/names.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { type ActionList, createActionList, createParts, type Parts } from './action-lists.ts'
import { type AttackMemory, createAttackMemory } from './attack-memory.ts'
import { closeCell, createFlood, type Flood, openCell } from './flood.ts'
import { createGround, type Ground, readGround } from './ground.ts'
import { createMoveMemory, type MoveMemory, noteChange } from './move-memory.ts'
import { createPathSearch, type PathSearch } from './path-search.ts'
import { createSight, type Sight } from './sight.ts'
import { numberAt, unitsOf } from './units.ts'
import { createWalk, type Walk } from './walk.ts'

/**
 * The tables, with memory that is reused from one question to the next. The loaded rules have one, and so has everything
 * else that asks often: a bot, a presentation. What it holds follows from the tables and the state that is asked about.
 */
export interface Workspace {
  readonly tables: Tables
  /** The terrain of the map that was asked about last. */
  readonly ground: Ground
  /** The unit on each cell, or -1; the cell of each unit, as it was read. */
  readonly on: Int8Array
  readonly at: Int32Array
  /** Units that have another place than was read before. */
  readonly moved: Int32Array
  /** Whether two units are on one cell. */
  crowded: boolean
  /** Raised for a seat whenever one of its units has another place than was read before, and for both with another map. */
  readonly changes: Int32Array
  readonly attacks: AttackMemory
  readonly moves: MoveMemory
  readonly flood: Flood
  readonly walk: Walk
  readonly paths: PathSearch
  readonly sight: Sight
  readonly parts: Parts
  readonly list: ActionList
}

export function workspaceFor(tables: Tables): Workspace {
  const { board } = tables
  return {
    tables,
    ground: createGround(tables),
    on: new Int8Array(board.size).fill(-1),
    at: new Int32Array(tables.units.length).fill(-1),
    moved: new Int32Array(tables.units.length),
    crowded: false,
    changes: new Int32Array(SEATS.length),
    attacks: createAttackMemory(tables),
    moves: createMoveMemory(tables),
    flood: createFlood(board, tables.scenario.size),
    walk: createWalk(board),
    paths: createPathSearch(board),
    sight: createSight(board),
    parts: createParts(tables),
    list: createActionList(),
  }
}

/** Brings the ground and the units of a state into the workspace. */
export function readState(work: Workspace, state: State): void {
  readGround(work, state)
  readUnits(work, state)
}

/** From one state to the next few units change their places. */
export function readUnits(work: Workspace, { at }: State): void {
  const { tables, at: known, moved, changes } = work
  const blues = unitsOf(tables, 0).length
  let count = 0
  for (let unit = 0; unit < at.length; unit++) {
    const cell = known[unit] as number
    if (cell === at[unit]) continue
    moved[count++] = unit
    const seat = unit < blues ? 0 : 1
    changes[seat] = (changes[seat] as number) + 1
    if (cell >= 0) leave(work, cell)
  }
  for (let n = 0; n < count; n++) {
    const unit = moved[n] as number
    const cell = numberAt(at, unit)
    known[unit] = cell
    if (cell >= 0) stand(work, cell, unit)
  }
  if (count === 0 || !work.crowded) return
  work.crowded = false
  for (let unit = 0; unit < at.length; unit++) {
    const cell = numberAt(at, unit)
    if (cell >= 0) stand(work, cell, unit)
  }
}

/** A unit that flies over another may have been halted above it: the cell is theirs until both have left. */
function stand(work: Workspace, cell: number, unit: number): void {
  const other = work.on[cell]
  if (other === -1) enter(work, cell, unit)
  else if (other !== unit) work.crowded = true
}

function enter({ on, flood, moves }: Workspace, cell: number, unit: number): void {
  on[cell] = unit
  closeCell(flood, cell)
  noteChange(moves, cell)
}

function leave({ on, flood, moves }: Workspace, cell: number): void {
  on[cell] = -1
  openCell(flood, cell)
  noteChange(moves, cell)
}

/** An answer as if units stood on these cells too. The units have been read. */
export function withClosed<T>(work: Workspace, cells: readonly number[], answer: () => T): T {
  const closed = cells.filter(cell => work.on[cell] === -1)
  for (const cell of closed) enter(work, cell, CLOSED)
  const answered = answer()
  for (const cell of closed) leave(work, cell)
  return answered
}

/** Beyond the numbers of units. */
const CLOSED = 127
