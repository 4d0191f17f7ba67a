import type { MirrorRow } from '../stages/stage-renderer.ts'

/** Boards up to this many cells are mirrored whole. */
const WHOLE = 400
const ROWS_AROUND = 3

/** What is mirrored: on a large board the rows near the cursor, and of all others the places that matter. */
export function rowsShown(
  rows: readonly MirrorRow[],
  cursor: number,
  count: number,
  mattering: () => ReadonlySet<number>,
): readonly MirrorRow[] {
  if (count <= WHOLE) return rows
  const matters = mattering()
  const at = Math.max(
    rows.findIndex(row => row.cells.some(({ place }) => place === cursor)),
    0,
  )
  return rows.flatMap((row, number) => {
    if (Math.abs(number - at) <= ROWS_AROUND) return [row]
    const cells = row.cells.filter(({ place }) => matters.has(place))
    return cells.length > 0 ? [{ ...row, cells }] : []
  })
}
