/** Rounded down; what binary fractions put a hair below a whole number counts as that number. */
export function roundedDown(exact: number): number {
  return Math.floor(exact + HAIR)
}

/** More than products of a few numbers of the rules can be off by, less than anybody would miss. */
const HAIR = 1e-9
