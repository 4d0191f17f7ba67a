import { distance } from '@sextant/hex'
import type { UnitTable } from '../unit-table.ts'
import { searchedPath } from './searched-path.ts'
import { straightPath } from './straight-path.ts'
import type { Workspace } from './workspace.ts'

/** The cells that a unit enters on its way, or nothing if it cannot get there. The state has been read. */
export function pathOf(work: Workspace, table: UnitTable, start: number, to: number): number[] | undefined {
  if ((work.on[to] as number) >= 0 || distance(work.tables.board, start, to) > table.speed) return undefined
  const straight = straightPath(work, table, start, to)
  if (!straight) return searchedPath(work, table, start, to)
  return costOf(work, table, straight) <= table.speed ? straight : undefined
}

/** What entering these cells costs a unit. */
export function costOf(
  { tables, ground }: Workspace,
  { flying }: UnitTable,
  path: readonly number[],
): number {
  const { surcharge, perHex } = tables.rules.movement
  if (flying) return path.length
  let difficult = 0
  for (const cell of path) difficult += ground.difficult[cell] as number
  return path.length + surcharge * (perHex ? difficult : Math.min(1, difficult))
}
