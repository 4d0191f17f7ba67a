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
