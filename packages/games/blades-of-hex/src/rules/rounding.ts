/** Halves round up. */
export function rounded(exact: number): number {
  return roundedDown(exact + 0.5)
}

/** Rounded down; a result that binary fractions put just below a whole number counts as that number. */
export function roundedDown(exact: number): number {
  return Math.floor(exact + TOLERANCE)
}

/** More than products of a few numbers of the rules can be off by, less than a player would notice. */
const TOLERANCE = 1e-9
