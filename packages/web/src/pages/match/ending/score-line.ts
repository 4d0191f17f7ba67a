import { type Outcome, rankingOf } from '@sextant/engine'

/** The result of two seats in one line, `Blue 1 : 3 Red`; nothing where the game counts none for each. */
export function scoreLine(
  outcome: Outcome,
  seats: readonly string[],
  names: readonly string[],
): string | undefined {
  if (seats.length !== 2) return undefined
  const ranked = rankingOf(outcome, seats)
  const value = (seat: number) => ranked?.find(entry => entry.seat === seat)?.value
  const [first, second] = [value(0), value(1)]
  if (first === undefined || second === undefined) return undefined
  return `${names[0]} ${first} : ${second} ${names[1]}`
}
