import type { MirrorRow } from '../stage-renderer.ts'
import type { ChartPlaces } from './places.ts'

/** A chart is read as a page is, from the top down and from left to right. */
export function chartRows({ count, x, y }: ChartPlaces): MirrorRow[] {
  const read = Array.from({ length: count }, (_, place) => place).sort(
    (a, b) => (y[a] ?? 0) - (y[b] ?? 0) || (x[a] ?? 0) - (x[b] ?? 0),
  )
  return read.map((place, index) => ({ index, columns: 1, cells: [{ place, column: 0 }] }))
}
