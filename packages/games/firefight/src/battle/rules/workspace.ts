import { createLine, type Line } from '@sextant/hex'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { type ActionList, type ActionLists, createActionList, createActionLists } from './action-lists.ts'
import { createFlood, type Flood } from './flood.ts'
import { createGround, type Ground, readGround } from './ground.ts'
import { createPathSearch, type PathSearch } from './path-search.ts'
import { numberAt } from './units.ts'
import { createWalk, type Walk } from './walk.ts'

/**
 * The tables, with memory that is reused from one question to the next. The loaded rules have one, and so has everything
 * else that asks often: a bot, a presentation. What it holds follows from the tables and the state that is asked about.
 */
export interface Workspace {
  readonly tables: Tables
  /** The terrain of the map that was asked about last. */
  readonly ground: Ground
  /** The unit on each cell, or -1. */
  readonly on: Int8Array
  readonly flood: Flood
  readonly walk: Walk
  readonly paths: PathSearch
  readonly line: Line
  readonly actions: ActionLists
  readonly list: ActionList
}

export function workspaceFor(tables: Tables): Workspace {
  const { board } = tables
  return {
    tables,
    ground: createGround(tables),
    on: new Int8Array(board.size).fill(-1),
    flood: createFlood(board, tables.scenario.size),
    walk: createWalk(board),
    paths: createPathSearch(board),
    line: createLine(),
    actions: createActionLists(tables),
    list: createActionList(),
  }
}

/** Brings the ground and the units of a state into the workspace. */
export function readState(work: Workspace, state: State): void {
  readGround(work, state)
  readUnits(work, state)
}

export function readUnits({ on }: Workspace, { at }: State): void {
  on.fill(-1)
  for (let unit = 0; unit < at.length; unit++) {
    const cell = numberAt(at, unit)
    if (cell >= 0) on[cell] = unit
  }
}
