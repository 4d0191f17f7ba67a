import { at } from '@sextant/engine'
/**
 * Which bot plays which seat in a game of a series: the list of bots is repeated until every seat has one, and moves
 * on by one seat from game to game, so that each bot plays each seat equally often.
 */
export function lineUp<T>(bots: readonly T[], seats: number, game: number): T[] {
  if (bots.length === 0) throw new RangeError('A game needs at least one bot to play it')
  if (bots.length > seats) throw new RangeError(`${bots.length} bots cannot share ${seats} seats of one game`)
  return Array.from({ length: seats }, (_, seat) => {
    const place = (seat + game) % seats
    return at(bots, place % bots.length)
  })
}
