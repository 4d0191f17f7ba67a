/** A set of cells, a bit for each. */
export type CellSet = Int32Array

export function createCellSet(cells: number): CellSet {
  return new Int32Array((cells + 31) >>> 5)
}

export function hasCell(set: CellSet, cell: number): boolean {
  return (((set[cell >>> 5] as number) >>> (cell & 31)) & 1) === 1
}

export function addCell(set: CellSet, cell: number): void {
  set[cell >>> 5] = (set[cell >>> 5] as number) | (1 << (cell & 31))
}

export function addCells(set: CellSet, others: CellSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] as number) | (others[word] as number)
}

/** How many cells are in both. */
export function countInBoth(one: CellSet, other: CellSet): number {
  let count = 0
  for (let word = 0; word < one.length; word++)
    for (let bits = (one[word] as number) & (other[word] as number); bits !== 0; bits &= bits - 1) count++
  return count
}

/** The cells of a set, in their order. */
export function cellsIn(set: CellSet): number[] {
  const cells: number[] = []
  for (let word = 0; word < set.length; word++)
    for (let bits = set[word] as number; bits !== 0; bits &= bits - 1)
      cells.push(32 * word + 31 - Math.clz32(bits & -bits))
  return cells
}
