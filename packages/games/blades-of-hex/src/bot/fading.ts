import { must } from '@sextant/engine'
import type { Kind } from '../schema.ts'
import type { KindTable, Tables } from '../tables.ts'
import type { Temper } from './temper.ts'

/**
 * What is left of a city's draw at each distance, by kind: less with every turn of its way. Every plan asks for each city, and a power
 * takes longer than all the rest of the question.
 */
export type Fading = ReadonlyMap<Kind, Float64Array>

export function fadingOf({ board, kinds }: Tables, { patience }: Temper): Fading {
  // No two cells of a box are farther apart.
  const farthest = board.width + board.height
  return new Map(
    [...kinds.values()].map(kind => {
      const speed = turnSpeed(kind)
      return [kind.id, Float64Array.from({ length: farthest + 1 }, (_, away) => patience ** (away / speed))]
    }),
  )
}

/** What is left for a kind, by distance. */
export function fadingFor(fading: Fading, kind: Kind): Float64Array {
  return must(fading, kind)
}

/** Hexes in a turn, to divide by: a kind that cannot move counts as very slow. */
export function turnSpeed({ speed }: KindTable): number {
  return Math.max(1, speed)
}
