import type { Tables } from '../tables.ts'
import { createRoster, type Roster } from './roster.ts'
import { createWalk, type Walk } from './walk.ts'

/**
 * The tables, with memory that is reused from one question to the next. The loaded rules have one, and so has everything
 * else that asks often: a bot, a presentation. Nothing is read from it before it has been written by the same call.
 */
export interface Workspace {
  readonly tables: Tables
  readonly roster: Roster
  readonly walk: Walk
}

export function workspaceFor(tables: Tables): Workspace {
  return { tables, roster: createRoster(tables.board.size), walk: createWalk(tables.board) }
}
