import { botsFor } from '@sextant/bots'
import type { GameTypes, MatchRecord, Seat } from '@sextant/engine'
import type { BoxedBot, BoxedGame } from '@sextant/scene'
import { namedPrograms } from '../named-programs.ts'
import { unknown } from '../nearest.ts'
import { UsageError } from '../usage-error.ts'

/** Who sits where: people at this terminal, and programs in the other seats. */
export interface Sitting<T extends GameTypes> {
  readonly persons: readonly Seat[]
  readonly programs: ReadonlyMap<Seat, BoxedBot<T>>
}

/** What a record calls a person at a terminal. */
export const PERSON = 'person'

export function sittingOf<T extends GameTypes>(
  boxed: BoxedGame<T>,
  seats: readonly string[],
  { seat, bot }: { readonly seat?: string; readonly bot?: string },
  before?: MatchRecord,
): Sitting<T> {
  const known = botsFor(boxed)
  const sat = before?.seats.map(({ player }) => known.find(({ id }) => id === player)) ?? []
  const persons = seat === undefined ? personsBefore(sat, before) : personsNamed(seat, seats)
  const named = bot === undefined ? [] : namedPrograms(boxed, bot, 'play')
  const others = seats.flatMap((_, number) => (persons.includes(number) ? [] : [number]))
  if (named.length > others.length)
    throw new UsageError(`--bot names ${named.length} programs, ${others.length} seats are left`, 'play')
  const programs = new Map<Seat, BoxedBot<T>>()
  for (const [index, number] of others.entries()) {
    // Games list their own programs best first; those that play anything are listed weakest first.
    const usual = sat[number] ?? boxed.bots[0] ?? known.at(-1)
    const program = named[index % Math.max(1, named.length)] ?? usual
    if (program) programs.set(number, program)
  }
  return { persons, programs }
}

/** As it was when the match was saved; the first seat where it is new. */
function personsBefore(sat: readonly unknown[], before: MatchRecord | undefined): Seat[] {
  if (!before) return [0]
  return before.seats.flatMap((_, number) => (sat[number] === undefined ? [number] : []))
}

function personsNamed(list: string, seats: readonly string[]): Seat[] {
  if (list === 'all') return seats.map((_, number) => number)
  if (list === 'none') return []
  return list.split(',').map(name => {
    const number = seats.indexOf(name.trim())
    if (number >= 0) return number
    throw new UsageError(unknown('seat', name.trim(), [...seats, 'all', 'none']), 'play')
  })
}
