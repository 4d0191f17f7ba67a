import { botsFor, defaultBot } from '@sextant/bots'
import type { GameTypes, MatchRecord, Seat } from '@sextant/engine'
import { unknown } from '@sextant/engine/cases'
import type { BoxedGame } from '@sextant/scene'
import { PERSON } from '@sextant/session'
import { namedBots } from '../named-bots.ts'
import { UsageError } from '../usage-error.ts'

/** By seat, who plays it: people at this terminal, and bots in the other seats; as before where nothing else is said. */
export function playersNamed<T extends GameTypes>(
  boxed: BoxedGame<T>,
  seats: readonly string[],
  { seat, bot }: { readonly seat?: string; readonly bot?: string },
  before?: MatchRecord,
): string[] {
  const known = new Set(botsFor(boxed).map(({ id }) => id))
  const played = before?.seats.map(({ player }) => (known.has(player) ? player : PERSON))
  const persons = seat === undefined ? personsIn(played ?? [PERSON]) : personsNamed(seat, seats)
  const named = bot === undefined ? [] : namedBots(boxed, bot, 'play')
  const others = seats.flatMap((_, number) => (persons.includes(number) ? [] : [number]))
  if (named.length > others.length)
    throw new UsageError(`--bot names ${named.length} bots, ${others.length} seats are left`, 'play')
  return seats.map((_, number) => {
    if (persons.includes(number)) return PERSON
    const chosen = named[others.indexOf(number) % Math.max(1, named.length)]?.id
    return chosen ?? botBefore(played?.[number]) ?? defaultBot(boxed)?.id ?? ''
  })
}

function personsIn(players: readonly string[]): Seat[] {
  return players.flatMap((player, seat) => (player === PERSON ? [seat] : []))
}

function botBefore(player: string | undefined): string | undefined {
  return player === PERSON ? undefined : player
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
