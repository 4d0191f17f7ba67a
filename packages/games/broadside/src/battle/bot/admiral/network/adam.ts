/** Learns weights from slopes of what is to be made small, each weight at a rate of its own (Adam). */
export class Adam {
  /** By weight: the sum of the slopes since the last step. */
  readonly gradients: Float64Array
  /** By weight: what slopes and their squares were lately, on the average. */
  readonly #means: Float64Array
  readonly #squares: Float64Array
  #steps = 0

  constructor(size: number) {
    this.gradients = new Float64Array(size)
    this.#means = new Float64Array(size)
    this.#squares = new Float64Array(size)
  }

  /** Changes the weights by the slopes that so many lessons have added up to, and begins a new sum. */
  step(weights: Float64Array, rate: number, lessons: number): void {
    const { gradients } = this
    const means = this.#means
    const squares = this.#squares
    this.#steps++
    const pace = rate / (1 - MEMORY ** this.#steps)
    const warm = 1 / (1 - LONG_MEMORY ** this.#steps)
    for (let i = 0; i < weights.length; i++) {
      // What never came up is left as it is.
      if (gradients[i] === 0 && squares[i] === 0) continue
      const gradient = (gradients[i] as number) / lessons
      const mean = MEMORY * (means[i] as number) + (1 - MEMORY) * gradient
      const square = LONG_MEMORY * (squares[i] as number) + (1 - LONG_MEMORY) * gradient * gradient
      means[i] = mean
      squares[i] = square
      weights[i] = (weights[i] as number) - (pace * mean) / (Math.sqrt(square * warm) + TINY)
    }
    gradients.fill(0)
  }
}

/** How long slopes and their squares are remembered, in steps: about 1 / (1 − this). */
const MEMORY = 0.9
const LONG_MEMORY = 0.999
const TINY = 1e-8
