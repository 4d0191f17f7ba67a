/** Throws unless the value is a whole number of at least `least`: `wholeNumber('radius', -1, 0)`. */
export function wholeNumber(what: string, value: number, least: number): void {
  if (Number.isInteger(value) && value >= least) return
  throw new RangeError(`The ${what} is a whole number of at least ${least}, not ${value}.`)
}
