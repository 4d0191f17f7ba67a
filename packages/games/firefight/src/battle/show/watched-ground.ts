import { at } from '@sextant/engine'
import { disc } from '@sextant/hex'
import { sees } from '../rules/sight.ts'
import { readState } from '../rules/workspace.ts'
import type { State } from '../state.ts'
import type { Field } from './field.ts'

/** The fields of fire of all units of a seat that watch. */
export function watchedGround({ tables, work }: Field, state: State, seat: number): number[] {
  const cells = new Set<number>()
  readState(work, state)
  for (const unit of tables.own[seat] ?? []) {
    const weapon = at(tables.units, unit).weapons[at(state.watch, unit)]
    const from = at(state.at, unit)
    if (!weapon || from < 0) continue
    for (const cell of disc(tables.board, from, weapon.range))
      if (cell !== from && sees(work, from, cell)) cells.add(cell)
  }
  return [...cells]
}
