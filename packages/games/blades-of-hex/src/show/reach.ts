import type { Highlight } from '@sextant/scene'
import { kindOf } from '../rules/board-units.ts'
import { readRoster } from '../rules/roster.ts'
import { walkFrom } from '../rules/walk.ts'
import type { Workspace } from '../rules/workspace.ts'
import type { State, Unit } from '../state.ts'

/**
 * Where a unit could move in a turn of its own, and all that it could strike before or after. One that has moved in this
 * turn stays where it is. Neutral units stand still.
 */
export function reachOf({ tables, roster, walk }: Workspace, state: State, id: string): Highlight[] {
  const unit = state.units[id]
  const start = unit && tables.cellOf.get(unit.at)
  if (!unit || start === undefined || unit.army === 'neutral') return []
  const { speed, struckFrom } = kindOf(tables, unit)
  readRoster(roster, tables, state)
  const { ends, count } = walkFrom(walk, roster, unit.army, start, hasMoved(state, unit) ? 0 : speed)
  const reached = new Set(ends.subarray(0, count))
  const struck = new Set([start, ...reached].flatMap(from => struckFrom[from] ?? []))
  const isFriend = (cell: number) => roster.on[cell]?.unit.army === unit.army && cell !== start
  return [
    ...Array.from(reached, (cell): Highlight => ({ cell, meaning: 'reach' })),
    ...[...struck]
      .filter(cell => cell !== start && !isFriend(cell))
      .map((cell): Highlight => ({ cell, meaning: 'threat' })),
  ]
}

function hasMoved({ turn }: State, { army, status }: Unit): boolean {
  return army === turn && status === 'moved'
}
