import { discInto, discSize } from '@sextant/hex'
import type { Highlight } from '@sextant/scene'
import { kindOf } from '../rules/board-units.ts'
import { readRoster } from '../rules/roster.ts'
import { walkFrom } from '../rules/walk.ts'
import type { Workspace } from '../rules/workspace.ts'
import type { State } from '../state.ts'

/** Where a unit could move in a turn of its own, and what it could strike from there. Neutral units stand still. */
export function reachOf({ tables, roster, walk }: Workspace, state: State, id: string): Highlight[] {
  const unit = state.units[id]
  const start = unit && tables.cellOf.get(unit.at)
  if (!unit || start === undefined || unit.army === 'neutral') return []
  const { speed, range } = kindOf(tables, unit)
  readRoster(roster, tables, state)
  const { ends, count } = walkFrom(walk, roster, unit.army, start, speed)
  const reached = new Set(ends.subarray(0, count))
  const struck = new Set<number>()
  const near = new Int32Array(discSize(range))
  for (const from of [start, ...reached])
    for (const cell of near.subarray(0, discInto(tables.board, from, range, near))) struck.add(cell)
  const threatened = [...struck].filter(
    cell => !reached.has(cell) && roster.on[cell]?.unit.army !== unit.army,
  )
  return [
    ...Array.from(reached, (cell): Highlight => ({ cell, meaning: 'reach' })),
    ...threatened.map((cell): Highlight => ({ cell, meaning: 'threat' })),
  ]
}
