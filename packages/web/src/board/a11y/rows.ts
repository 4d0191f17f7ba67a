import { offsetOf } from '@sextant/hex'
import type { Places } from '../geometry/places.ts'

/** A row of the grid as it is seen, left to right. */
export interface MirrorRow {
  /** Counted from 0, gaps included. */
  readonly index: number
  /** How many columns the whole grid has. */
  readonly columns: number
  readonly cells: readonly { readonly place: number; readonly column: number }[]
}

export function mirrorRows(places: Places): MirrorRow[] {
  if (places.kind === 'sea') {
    const cells = [0, 1].map(place => ({ place, column: place }))
    return [{ index: 0, columns: 2, cells }]
  }
  if (places.kind === 'chart') return chartRows(places)
  const offsets = Array.from({ length: places.count }, (_, place) => ({
    place,
    ...offsetOf(places.board, place),
  }))
  const firstRow = Math.min(...offsets.map(({ row }) => row))
  const firstColumn = Math.min(...offsets.map(({ column }) => column))
  const columns = Math.max(...offsets.map(({ column }) => column)) - firstColumn + 1
  const rows = new Map<number, { place: number; column: number }[]>()
  for (const { place, row, column } of offsets) {
    const cells = rows.get(row - firstRow) ?? []
    cells.push({ place, column: column - firstColumn })
    rows.set(row - firstRow, cells)
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([index, cells]) => ({ index, columns, cells: cells.sort((a, b) => a.column - b.column) }))
}

/** A chart is read as a page is, from the top down and from left to right. */
function chartRows({ count, x, y }: Places): MirrorRow[] {
  const read = Array.from({ length: count }, (_, place) => place).sort(
    (a, b) => (y[a] ?? 0) - (y[b] ?? 0) || (x[a] ?? 0) - (x[b] ?? 0),
  )
  return read.map((place, index) => ({ index, columns: 1, cells: [{ place, column: 0 }] }))
}

/** Boards up to this many cells are mirrored whole. */
const WHOLE = 400
const ROWS_AROUND = 3

export function rowsNear(rows: readonly MirrorRow[], cursor: number, count: number): readonly MirrorRow[] {
  if (count <= WHOLE) return rows
  const at = Math.max(
    rows.findIndex(row => row.cells.some(({ place }) => place === cursor)),
    0,
  )
  return rows.slice(Math.max(at - ROWS_AROUND, 0), at + ROWS_AROUND + 1)
}
