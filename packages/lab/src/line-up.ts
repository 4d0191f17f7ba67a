/**
 * Who sits where in a game of a series: the list of programs is repeated until every seat has one, and moves
 * on by one seat from game to game, so that each program plays each seat equally often.
 */
export function lineUp<T>(programs: readonly T[], seats: number, game: number): T[] {
  if (programs.length === 0) throw new RangeError('A game needs at least one program to play it')
  if (programs.length > seats)
    throw new RangeError(`${programs.length} programs cannot share ${seats} seats of one game`)
  return Array.from({ length: seats }, (_, seat) => {
    const place = (seat + game) % seats
    return programs[place % programs.length] as T
  })
}
