import { offsetOf } from '@sextant/hex'
import type { MirrorRow } from '../stage-renderer.ts'
import type { HexPlaces } from './places.ts'

export function hexRows(places: HexPlaces): MirrorRow[] {
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
