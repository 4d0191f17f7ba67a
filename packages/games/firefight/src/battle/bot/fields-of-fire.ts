import { discInto } from '@sextant/hex'
import { readGround } from '../rules/ground.ts'
import { sees } from '../rules/sight.ts'
import type { Workspace } from '../rules/workspace.ts'
import type { State } from '../state.ts'
import { addCell, type CellSet, cellsIn, createCellSet } from './cell-set.ts'
import { stepsTo } from './steps.ts'

/** The cells that can be attacked from each cell, by range: found when first asked for, valid for one map. */
export interface FieldsOfFire {
  terrain: string
  readonly byRange: (CellSet | undefined)[][]
  /** By range and target: steps from each cell to the nearest from which the target can be attacked. */
  readonly steps: (Uint8Array | undefined)[][]
  readonly disc: Int32Array
}

export function createFieldsOfFire({ tables }: Workspace): FieldsOfFire {
  return { terrain: '', byRange: [], steps: [], disc: new Int32Array(tables.board.size) }
}

/** Brings the map of a state into the workspace and forgets the fields of another one. */
export function readFields(work: Workspace, fields: FieldsOfFire, state: State): void {
  readGround(work, state)
  if (fields.terrain === state.terrain) return
  fields.terrain = state.terrain
  fields.byRange.length = 0
  fields.steps.length = 0
}

/** The cells in sight and range of a cell. The map has been read. */
export function fieldOfFire(work: Workspace, fields: FieldsOfFire, from: number, range: number): CellSet {
  let cells = fields.byRange[range]
  if (!cells) {
    cells = []
    fields.byRange[range] = cells
  }
  const known = cells[from]
  if (known) return known
  const { board } = work.tables
  const field = createCellSet(board.size)
  const count = discInto(board, from, Math.min(range, largest(board.size)), fields.disc)
  for (let n = 0; n < count; n++) {
    const cell = fields.disc[n] as number
    if (cell !== from && sees(work, from, cell)) addCell(field, cell)
  }
  cells[from] = field
  return field
}

/** Steps from every cell to the nearest from which a target can be attacked. Sight is symmetric. */
export function stepsToFire(
  work: Workspace,
  fields: FieldsOfFire,
  target: number,
  range: number,
): Uint8Array {
  let targets = fields.steps[range]
  if (!targets) {
    targets = []
    fields.steps[range] = targets
  }
  let steps = targets[target]
  if (!steps) {
    steps = stepsTo(work.tables.board, cellsIn(fieldOfFire(work, fields, target, range)))
    targets[target] = steps
  }
  return steps
}

/** No two cells of a map are further apart. */
function largest(cells: number): number {
  return Math.ceil(2 * Math.sqrt(cells / 3))
}
