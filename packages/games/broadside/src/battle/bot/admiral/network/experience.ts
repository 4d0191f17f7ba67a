import type { GradientDescent } from './gradients.ts'
import { type Position, SIZE } from './position.ts'

/** The replay buffer of training: the latest positions, and the values they turned out to have. */
export class Experience {
  /** Of all positions ever added. */
  count = 0
  readonly #positions = new Int32Array(CAPACITY * SIZE)
  readonly #values = new Float64Array(CAPACITY)

  add(position: Position, value: number): void {
    const at = this.count % CAPACITY
    this.#positions.set(position, at * SIZE)
    this.#values[at] = value
    this.count++
  }

  /** Trains with one of the latest: drawn from the last third of all, but from 20,000 at least. */
  replay(draw: number, training: GradientDescent): void {
    const from = Math.min(this.count, CAPACITY, Math.max(LATEST, Math.floor(this.count * LATER)))
    const at = (this.count - 1 - Math.floor(draw * from)) % CAPACITY
    training.accumulate(this.#positions.subarray(at * SIZE, (at + 1) * SIZE), this.#values[at] ?? 0)
  }
}

const LATEST = 20_000
const LATER = 0.3
const CAPACITY = 100_000
