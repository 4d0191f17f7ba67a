import type { Point } from '@sextant/hex'
import { type Places, pointOf } from './places.ts'

/** Straight through the centres at an even pace: 0 is the start of the path, 1 its end. */
export function alongPath(path: readonly number[], part: number, places: Places): Point {
  const legs = path.length - 1
  const at = Math.min(Math.max(part, 0), 1) * legs
  const leg = Math.min(Math.floor(at), Math.max(legs - 1, 0))
  const from = pointOf(places, path[leg] ?? 0)
  const to = pointOf(places, path[leg + 1] ?? path[leg] ?? 0)
  return { x: from.x + (to.x - from.x) * (at - leg), y: from.y + (to.y - from.y) * (at - leg) }
}

/** Which way a path goes at a part of it, in radians clockwise from east. */
export function courseAt(path: readonly number[], part: number, places: Places): number {
  const leg = Math.min(Math.floor(part * (path.length - 1)), Math.max(path.length - 2, 0))
  const { x, y } = heading(path[leg] ?? 0, path[leg + 1] ?? 0, places)
  return Math.atan2(y, x)
}

/** One unit from a place towards another. */
export function heading(from: number, to: number, places: Places): Point {
  const [a, b] = [pointOf(places, from), pointOf(places, to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
}

/** How far apart two places are, in steps from hex to hex. */
export function stepsBetween(places: Places, from: number, to: number): number {
  const [a, b] = [pointOf(places, from), pointOf(places, to)]
  return Math.hypot(a.x - b.x, a.y - b.y) / Math.sqrt(3)
}
