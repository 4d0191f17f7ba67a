import { closeCell, type Flood, openCell } from '../rules/flood.ts'

/** Units leave the cells where they are and stand on others. */
export function swapCells(flood: Flood, own: readonly number[], from: Int32Array, to: Int32Array): void {
  for (const unit of own) if ((from[unit] as number) >= 0) openCell(flood, from[unit] as number)
  for (const unit of own) if ((to[unit] as number) >= 0) closeCell(flood, to[unit] as number)
}

/** Whether the unit of the last answer can end its move there. */
export function isEnd({ rowOf, bitOf, ends, top, bottom }: Flood, cell: number): boolean {
  const row = rowOf[cell] as number
  return row >= top && row <= bottom && ((ends[row] as number) & (bitOf[cell] as number)) !== 0
}
