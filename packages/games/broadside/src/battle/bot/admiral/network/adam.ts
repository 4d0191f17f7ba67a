/** The Adam optimizer: a step size of its own for each weight, from running averages of its gradients. */
export class Adam {
  /** By weight: the sum of the gradients since the last step. */
  readonly gradients: Float64Array
  /** By weight: running averages of gradients and of their squares. */
  readonly #means: Float64Array
  readonly #squares: Float64Array
  #steps = 0

  constructor(size: number) {
    this.gradients = new Float64Array(size)
    this.#means = new Float64Array(size)
    this.#squares = new Float64Array(size)
  }

  /** Changes the weights by the mean gradient of a batch, and begins a new sum. */
  step(weights: Float64Array, rate: number, batch: number): void {
    const { gradients } = this
    const means = this.#means
    const squares = this.#squares
    this.#steps++
    const pace = rate / (1 - BETA_1 ** this.#steps)
    const correction = 1 / (1 - BETA_2 ** this.#steps)
    for (let i = 0; i < weights.length; i++) {
      // Weights that no example has used stay as they are.
      if (gradients[i] === 0 && squares[i] === 0) continue
      const gradient = (gradients[i] as number) / batch
      const mean = BETA_1 * (means[i] as number) + (1 - BETA_1) * gradient
      const square = BETA_2 * (squares[i] as number) + (1 - BETA_2) * gradient * gradient
      means[i] = mean
      squares[i] = square
      weights[i] = (weights[i] as number) - (pace * mean) / (Math.sqrt(square * correction) + EPSILON)
    }
    gradients.fill(0)
  }
}

/** Decay of the averages of gradients and of squares: they go back about 1 / (1 − β) steps. */
const BETA_1 = 0.9
const BETA_2 = 0.999
const EPSILON = 1e-8
