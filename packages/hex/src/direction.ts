import type { Axial } from './coordinates.ts'

/**
 * `pointy`: a corner on top, rows of hexes. `flat`: an edge on top, columns of hexes.
 *
 * On screen x runs right and y runs down. With hexes of circumradius 1 the hex (q, r) has its centre at
 * - pointy: `x = √3 · (q + r/2)`, `y = 3/2 · r`
 * - flat:   `x = 3/2 · q`, `y = √3 · (r + q/2)`
 */
export const ORIENTATIONS = ['pointy', 'flat'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

/** Clockwise on screen. 0 is east on a pointy board and north on a flat one. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const
export type Direction = (typeof DIRECTIONS)[number]

const EAST_CLOCKWISE: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]

/** One step in each direction. A flat board is a pointy one turned by 30°: same steps, counted from another. */
export const STEPS: Readonly<Record<Orientation, readonly Axial[]>> = {
  pointy: EAST_CLOCKWISE,
  flat: [...EAST_CLOCKWISE.slice(4), ...EAST_CLOCKWISE.slice(0, 4)],
}

export const DIRECTION_NAMES = {
  pointy: ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'],
  flat: ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'],
} as const
export type DirectionName = (typeof DIRECTION_NAMES)[Orientation][number]

export function directionName(orientation: Orientation, direction: number): DirectionName {
  return DIRECTION_NAMES[orientation][turn(direction, 0)]
}

export function step(orientation: Orientation, direction: number): Axial {
  return STEPS[orientation][turn(direction, 0)] as Axial
}

/** Turned by a number of times 60°: clockwise above 0, counterclockwise below. */
export function turn(direction: number, sixths: number): Direction {
  return ((((direction + sixths) % 6) + 6) % 6) as Direction
}

export function opposite(direction: number): Direction {
  return turn(direction, 3)
}

/** The fewest 60° turns from one direction to another, 0 to 3. */
export function turnsBetween(from: number, to: number): number {
  const clockwise = turn(to, -from)
  return Math.min(clockwise, 6 - clockwise)
}
