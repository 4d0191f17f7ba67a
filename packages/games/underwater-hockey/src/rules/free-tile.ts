import type { Dice } from '@sextant/engine'
import type { Tables } from '../tables.ts'
import { NOBODY, unitOn, type Water } from './water.ts'

/**
 * The free tile of a plane that is nearest to a tile, the tile itself first; of several a random one. One tile can be
 * left out.
 */
export function nearestFree(
  { board }: Tables,
  water: Water,
  under: number,
  tile: number,
  dice: Dice,
  except = -1,
): number {
  if (unitOn(water, under, tile) === NOBODY) return tile
  let best: number[] = []
  let nearest = Number.POSITIVE_INFINITY
  for (let other = 0; other < board.size; other++) {
    if (other === except || unitOn(water, under, other) !== NOBODY) continue
    const away = board.distances[tile * board.size + other] as number
    if (away > nearest) continue
    if (away < nearest) best = []
    nearest = away
    best.push(other)
  }
  return dice.pick(best)
}
