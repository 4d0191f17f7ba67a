import { at } from '@sextant/engine'

/**
 * Who plays which seat in the games of one block of a series, each line-up once: the bots are repeated until every seat has one and
 * move on by one seat from game to game. Where they do not fill the seats evenly (two bots on three seats), each takes its
 * turn to be the one that plays more of them. So each bot plays each seat equally often in a block.
 */
export function lineUps(bots: readonly string[], seats: number): readonly (readonly string[])[] {
  if (bots.length === 0) throw new RangeError('A game needs at least one bot to play it')
  if (bots.length > seats) throw new RangeError(`${bots.length} bots cannot share ${seats} seats of one game`)
  const lines = new Map<string, readonly string[]>()
  for (const first of bots.keys())
    for (let moved = 0; moved < seats; moved++) {
      const line = Array.from({ length: seats }, (_, seat) =>
        at(bots, (((seat + moved) % seats) + first) % bots.length),
      )
      const key = JSON.stringify(line)
      if (!lines.has(key)) lines.set(key, line)
    }
  return [...lines.values()]
}
