/** Between which shares the true one lies, 95 times in a hundred. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.959963984540054

/** Wilson's score interval for `hits` out of `tries`: sound for few tries and for shares near 0 and 1. */
export function wilson(hits: number, tries: number): Interval {
  if (!(tries >= 0 && hits >= 0 && hits <= tries))
    throw new RangeError(`Hits lie between 0 and the number of tries, not ${hits} of ${tries}`)
  if (tries === 0) return { low: 0, high: 1 }
  const share = hits / tries
  const spread = Z * Math.sqrt((share * (1 - share)) / tries + Z ** 2 / (4 * tries ** 2))
  const middle = share + Z ** 2 / (2 * tries)
  const scale = 1 + Z ** 2 / tries
  // Rounding must not push the ends past what is possible.
  const low = hits === 0 ? 0 : (middle - spread) / scale
  const high = hits === tries ? 1 : (middle + spread) / scale
  return { low, high }
}

/** Results that belong together, such as those of one seed: they say less than as many results of seeds of their own, or more. */
export interface Block {
  /** The sum of the scores, each 0 … 1. */
  readonly score: number
  /** How many scores there are. */
  readonly tries: number
}

/**
 * The interval of a mean score, from blocks that are independent of each other; results within one need not be. It is Agresti and
 * Coull's, which adds two wins and two losses so that few results and shares near 0 and 1 are sound, with the variance
 * between blocks in place of the binomial one, and Student's distribution, as the variance is estimated.
 */
export function blockInterval(blocks: readonly Block[]): Interval {
  const own = blocks.reduce((sum, { tries }) => sum + tries, 0)
  if (own === 0) return { low: 0, high: 1 }
  const tries = own + Z ** 2
  const middle = (blocks.reduce((sum, { score }) => sum + score, 0) + Z ** 2 / 2) / tries
  const added = (Z ** 2 / 2) * (middle ** 2 + (1 - middle) ** 2)
  const squares = blocks.reduce((sum, block) => sum + (block.score - middle * block.tries) ** 2, added)
  const count = blocks.length * (tries / own)
  const variance = (squares / tries ** 2) * (count / (count - 1))
  const spread = studentQuantile(count - 1) * Math.sqrt(variance)
  // Rounding and the added results must not push the ends past what is possible.
  return { low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) }
}

/** Two-sided 95 % of Student's distribution: its expansion in powers of one over the degrees of freedom, which is good to 1 % from 3 on. */
function studentQuantile(freedom: number): number {
  const terms = [
    Z,
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
  ]
  return terms.reduce((sum, term, power) => sum + term / freedom ** power, 0)
}
