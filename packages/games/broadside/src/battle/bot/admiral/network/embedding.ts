import { contextRows, type Layout, SIZES } from './layout.ts'
import type { Moves } from './moves.ts'
import type { Rows } from './rows.ts'

const { width: WIDTH } = SIZES

/**
 * The first layer: the rows of a position's numbers and context, added up. Rows between two levels and sums of contexts
 * are cached until the weights change.
 */
export class Embedding {
  /** By cell: the row of that number. */
  readonly sums: Float64Array
  readonly #weights: Float64Array
  readonly #layout: Layout
  readonly #moves: Moves
  /** Raised whenever weights change. */
  #version = 1
  readonly #versions: Int32Array
  readonly #contextRows: (readonly number[])[] = []
  readonly #contextSums: Float64Array[] = []
  readonly #contextVersions: number[] = []

  constructor(layout: Layout, weights: Float64Array, moves: Moves) {
    this.#layout = layout
    this.#weights = weights
    this.#moves = moves
    this.sums = new Float64Array(layout.cells * WIDTH)
    this.#versions = new Int32Array(layout.cells)
  }

  invalidate(): void {
    this.#version++
  }

  /** Where in `sums` the row of a number begins. */
  offsetOf({ cell, top, below, share }: Rows, value: number): number {
    const bounded = value > top ? top : value
    const to = (cell + bounded) * WIDTH
    if (this.#versions[cell + bounded] === this.#version) return to
    this.#versions[cell + bounded] = this.#version
    const weights = this.#weights
    const { sums } = this
    const low = (below[bounded] as number) * WIDTH
    const part = share[bounded] as number
    if (part === 0) {
      for (let k = 0; k < WIDTH; k++) sums[to + k] = weights[low + k] as number
      return to
    }
    const high = low + WIDTH
    for (let k = 0; k < WIDTH; k++)
      sums[to + k] = (1 - part) * (weights[low + k] as number) + part * (weights[high + k] as number)
    return to
  }

  /** The sum of a context's rows; valid until the weights change. */
  contextSum(number: number): Float64Array {
    this.#contextSums[number] ??= new Float64Array(WIDTH)
    const sum = this.#contextSums[number]
    if (this.#contextVersions[number] === this.#version) return sum
    this.#contextVersions[number] = this.#version
    const weights = this.#weights
    sum.fill(0)
    for (const row of this.rowsOfContext(number)) {
      const from = row * WIDTH
      for (let k = 0; k < WIDTH; k++) sum[k] = (sum[k] as number) + (weights[from + k] as number)
    }
    return sum
  }

  rowsOfContext(number: number): readonly number[] {
    this.#contextRows[number] ??= contextRows(this.#layout.contexts, this.#moves.place(number))
    return this.#contextRows[number]
  }

  /** The scale of a number that stands at this place in positions. */
  scaleAt(place: number): Rows {
    const scale = this.#layout.scaleAt[place]
    if (!scale) throw new RangeError(`No number of a position is at ${place}`)
    return scale
  }

  add(to: Float64Array, scale: Rows, value: number): void {
    const from = this.offsetOf(scale, value)
    const { sums } = this
    for (let k = 0; k < WIDTH; k++) to[k] = (to[k] as number) + (sums[from + k] as number)
  }

  /** Changes the number at a place from `value` by `by`. */
  exchange(to: Float64Array, place: number, value: number, by: number): void {
    const scale = this.scaleAt(place)
    const before = this.offsetOf(scale, value)
    const after = this.offsetOf(scale, value + by)
    const { sums } = this
    for (let k = 0; k < WIDTH; k++)
      to[k] = (to[k] as number) + (sums[after + k] as number) - (sums[before + k] as number)
  }
}
