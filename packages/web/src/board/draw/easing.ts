/** How things move: `part` runs evenly from 0 to 1, what comes back does not. */

/** Fast, then slowing down: for what arrives. */
export function arrive(part: number): number {
  return 1 - (1 - part) ** 3
}

/** Slow at both ends: for what leaves one place and settles in another. */
export function leave(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2
}

/** Up and down again: 0 at both ends, 1 in the middle. */
export function hop(part: number): number {
  return Math.sin(Math.PI * Math.min(Math.max(part, 0), 1))
}

/** A number between 0 and 1 that looks like chance but is the same every time, so that pictures repeat. */
export function scatter(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return value - Math.floor(value)
}
