import { Adam } from './adam.ts'
import { SIZES } from './layout.ts'
import { type Network, sigmoid } from './network.ts'
import { CONTEXT, type Position } from './position.ts'

const { hidden: HIDDEN, leak: LEAK, width: WIDTH } = SIZES

/** Trains a network: gradients of the cross-entropy loss by backpropagation, added up over a batch, then a step of Adam. */
export class GradientDescent {
  readonly #network: Network
  readonly #adam: Adam
  readonly #deltas = new Float64Array(HIDDEN)
  readonly #back = new Float64Array(WIDTH)

  constructor(network: Network) {
    this.#network = network
    this.#adam = new Adam(network.weights.length)
  }

  /** Adds the gradients of one example. */
  accumulate(position: Position, target: number): void {
    const error = sigmoid(this.#network.forward(position)) - target
    this.#backThroughOutput(error)
    this.#backThroughHiddenLayer()
    this.#backThroughEmbedding(position)
  }

  /** Changes the weights by the gradients of a batch of examples. */
  step(rate: number, batch: number): void {
    this.#adam.step(this.#network.weights, rate, batch)
    this.#network.invalidate()
  }

  #backThroughOutput(error: number): void {
    const { weights, layout, hidden } = this.#network
    const { gradients } = this.#adam
    const { activations } = hidden
    const deltas = this.#deltas
    increase(gradients, weights.length - 1, error)
    for (let j = 0; j < HIDDEN; j++) {
      const value = activations[j] as number
      increase(gradients, layout.output + j, error * value)
      const delta = error * (weights[layout.output + j] as number) * (value > 0 ? 1 : LEAK)
      increase(gradients, layout.biases + j, delta)
      deltas[j] = delta
    }
  }

  #backThroughHiddenLayer(): void {
    const { weights, layout, hidden, sums } = this.#network
    const { gradients } = this.#adam
    const { input } = hidden
    const deltas = this.#deltas
    const back = this.#back
    back.fill(0)
    // Two rows at a time: what both need is fetched once.
    for (let j = 0, row = layout.hidden; j < HIDDEN; j += 2, row += 2 * WIDTH) {
      const delta = deltas[j] as number
      const deltaNext = deltas[j + 1] as number
      const next = row + WIDTH
      for (let k = 0; k < WIDTH; k++) {
        const value = input[k] as number
        gradients[row + k] = (gradients[row + k] as number) + delta * value
        gradients[next + k] = (gradients[next + k] as number) + deltaNext * value
        back[k] =
          (back[k] as number) +
          delta * (weights[row + k] as number) +
          deltaNext * (weights[next + k] as number)
      }
    }
    for (let k = 0; k < WIDTH; k++) {
      const sum = sums[k] as number
      if (sum <= 0 || sum >= 1) back[k] = (back[k] as number) * LEAK
    }
  }

  #backThroughEmbedding(position: Position): void {
    const { layout, embedding } = this.#network
    const { gradients } = this.#adam
    const back = this.#back
    for (const row of embedding.rowsOfContext(position[CONTEXT] as number))
      increaseRow(gradients, row, back, 1)
    for (const scale of layout.scales) {
      const value = Math.min(scale.top, position[scale.at] as number)
      const row = scale.below[value] as number
      const share = scale.share[value] as number
      if (share < 1) increaseRow(gradients, row, back, 1 - share)
      if (share > 0) increaseRow(gradients, row + 1, back, share)
    }
  }
}

function increase(gradients: Float64Array, at: number, by: number): void {
  gradients[at] = (gradients[at] as number) + by
}

function increaseRow(gradients: Float64Array, row: number, by: Float64Array, share: number): void {
  const from = row * WIDTH
  for (let k = 0; k < WIDTH; k++)
    gradients[from + k] = (gradients[from + k] as number) + share * (by[k] as number)
}
