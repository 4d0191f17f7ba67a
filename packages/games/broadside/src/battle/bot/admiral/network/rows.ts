/** The rows of a scale: by number in a position, the row of the level below and the share of the next one. */
export interface Rows {
  /** Where the number is in a position. */
  readonly at: number
  /** The cell of its number 0. */
  readonly cell: number
  readonly top: number
  readonly below: Int32Array
  readonly share: Float64Array
}

export function rowsOf(at: number, levels: readonly number[], row: number, cell: number): Rows {
  const top = levels.at(-1) ?? 0
  const below = new Int32Array(top + 1)
  const share = new Float64Array(top + 1)
  for (let value = 0; value <= top; value++) {
    const last = Math.max(0, levels.length - 2)
    const next = levels.findIndex(level => level > value)
    const i = next < 0 ? last : Math.max(0, next - 1)
    const [low, high] = [levels[i] ?? 0, levels[i + 1] ?? Number.POSITIVE_INFINITY]
    below[value] = row + i
    share[value] = Math.min(1, Math.max(0, (value - low) / (high - low)))
  }
  return { at, cell, top, below, share }
}
