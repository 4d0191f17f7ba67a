import { type Layout, SIZES } from './layout.ts'

const { hidden: HIDDEN, leak: LEAK, width: WIDTH } = SIZES

/** The second layer and the output: activations of the first in, log-odds out. */
export class HiddenLayer {
  /** Activations of the first layer, to be filled in. */
  readonly input = new Float64Array(WIDTH)
  /** Activations of this layer after `forward`. */
  readonly activations = new Float64Array(HIDDEN)
  readonly #weights: Float64Array
  readonly #layout: Layout

  constructor(layout: Layout, weights: Float64Array) {
    this.#layout = layout
    this.#weights = weights
  }

  forward(): number {
    const { input, activations } = this
    const weights = this.#weights
    const { hidden, biases, output } = this.#layout
    let out = weights[weights.length - 1] as number
    for (let j = 0, row = hidden; j < HIDDEN; j++, row += WIDTH) {
      // Four sums side by side, which a processor adds up faster than one.
      let a = weights[biases + j] as number
      let b = 0
      let c = 0
      let d = 0
      for (let k = 0; k < WIDTH; k += 4) {
        a += (weights[row + k] as number) * (input[k] as number)
        b += (weights[row + k + 1] as number) * (input[k + 1] as number)
        c += (weights[row + k + 2] as number) * (input[k + 2] as number)
        d += (weights[row + k + 3] as number) * (input[k + 3] as number)
      }
      const sum = a + b + (c + d)
      const value = sum > 0 ? sum : LEAK * sum
      activations[j] = value
      out += (weights[output + j] as number) * value
    }
    return out
  }
}
