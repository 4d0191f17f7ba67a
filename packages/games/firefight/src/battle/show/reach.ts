import { at } from '@sextant/engine'
import { disc } from '@sextant/hex'
import type { Ghost, Highlight } from '@sextant/scene'
import { canMove, moveEnds } from '../rules/moving.ts'
import { sees } from '../rules/sight.ts'
import { readState } from '../rules/workspace.ts'
import { MOVED, type State } from '../state.ts'
import type { Field } from './field.ts'

/**
 * Where a unit could go in a turn of its own, and what it sees within its range: of a watcher its field of fire, with a ghost
 * what it could shoot at from there.
 */
export function reachOf(field: Field, state: State, id: string, ghost?: Ghost): Highlight[] {
  const { tables, work, unitById } = field
  const unit = unitById.get(id)
  const cell = ghost?.at ?? (unit === undefined ? -1 : at(state.at, unit))
  if (unit === undefined || cell < 0 || cell >= tables.board.size) return []
  const table = at(tables.units, unit)
  readState(work, state)
  const watch = table.weapons[at(state.watch, unit)]
  const seen = (range: number) =>
    disc(tables.board, cell, range)
      .filter(other => other !== cell && sees(work, cell, other))
      .map((other): Highlight => ({ cell: other, meaning: 'threat' }))
  if (watch) return seen(watch.range)
  if (ghost) return seen(table.reach)
  return [...movesOf(field, state, unit), ...seen(table.reach)]
}

function movesOf({ work }: Field, state: State, unit: number): Highlight[] {
  const free = { ...state, marks: state.marks.with(unit, at(state.marks, unit) & ~MOVED) }
  const mayMove = canMove(state.active === at(work.tables.units, unit).seat ? state : free, unit)
  if (!mayMove || state.round === 0) return []
  return [...moveEnds(work, state, unit)].map((cell): Highlight => ({ cell, meaning: 'reach' }))
}
