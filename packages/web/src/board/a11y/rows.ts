import type { MirrorRow } from '../stages/stage-renderer.ts'

/** Boards up to this many cells are mirrored whole. */
const WHOLE = 400
const ROWS_AROUND = 3

/** The rows that are mirrored: on a large board only those near the cursor. */
export function rowsNear(rows: readonly MirrorRow[], cursor: number, count: number): readonly MirrorRow[] {
  if (count <= WHOLE) return rows
  const at = Math.max(
    rows.findIndex(row => row.cells.some(({ place }) => place === cursor)),
    0,
  )
  return rows.slice(Math.max(at - ROWS_AROUND, 0), at + ROWS_AROUND + 1)
}
