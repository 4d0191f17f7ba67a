import { type Outcome, rankingOf } from '@sextant/engine'
import { type Catalogue, type Scene, say } from '@sextant/scene'

/**
 * The result of two seats, `Blue 1 : 3 Red`; where the outcome counts nothing, what the game counts at the end, each in a
 * line of its own: `Cities · Red 4 : 0 Blue`.
 */
export function scoreLines(
  outcome: Outcome,
  { tallies = [] }: Pick<Scene, 'tallies'>,
  seats: readonly string[],
  names: readonly string[],
  catalogue: Catalogue,
): string[] {
  if (seats.length !== 2) return []
  const line = (first: number, second: number) => `${names[0]} ${first} : ${second} ${names[1]}`
  const ranked = rankingOf(outcome, seats)
  const value = (seat: number) => ranked?.find(entry => entry.seat === seat)?.value
  const [first, second] = [value(0), value(1)]
  if (first !== undefined && second !== undefined) return [line(first, second)]
  return tallies.map(
    ({ name, values: [one = 0, other = 0] }) => `${say(name, catalogue)} · ${line(one, other)}`,
  )
}
