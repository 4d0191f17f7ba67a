import { winners } from '@sextant/engine'
import { PERSON } from '@sextant/session'
import type { Result } from './store.ts'

/** What a player has done in one game. */
export interface Statistics {
  readonly game: string
  readonly matches: number
  /** Won alone. */
  readonly wins: number
  /** Won together with others, but not with all of them. */
  readonly shared: number
  readonly draws: number
  readonly losses: number
  /** By opponent: `person` or the id of a bot, several joined by `+` in alphabetical order. */
  readonly opponents: readonly {
    readonly opponent: string
    readonly matches: number
    readonly wins: number
  }[]
  /** Totals of the persons' seats, such as kills. */
  readonly tallies: Readonly<Record<string, number>>
  /** Matches that these totals are of: all, but for battles counted by older versions whose campaigns are gone. */
  readonly tallied: number
  /** Scenarios that were won against bots. */
  readonly cleared: readonly string[]
}

/**
 * Counts matches and battles of campaigns in which a person played to the end, each once; of two persons at one screen, the first seat is
 * counted. Matches are those won, shared, drawn and lost together.
 */
export function statisticsOf(results: readonly Result[]): Statistics[] {
  const games = [...new Set(results.map(({ game }) => game))]
  return games.flatMap(game => {
    const own = results.filter(result => result.game === game && seatOf(result) >= 0)
    return own.length === 0 ? [] : [ofGame(game, own)]
  })
}

function ofGame(game: string, results: readonly Result[]): Statistics {
  const opponents = new Map<string, { matches: number; wins: number }>()
  const tallies: Record<string, number> = {}
  for (const result of results) {
    const seat = seatOf(result)
    const entry = opponents.get(opponentOf(result)) ?? { matches: 0, wins: 0 }
    entry.matches += 1
    entry.wins += endOf(result) === 'won' ? 1 : 0
    opponents.set(opponentOf(result), entry)
    for (const [name, bySeat] of Object.entries(result.tallies))
      tallies[name] = (tallies[name] ?? 0) + (bySeat[seat] ?? 0)
  }
  const ended = (end: End) => results.filter(result => endOf(result) === end).length
  return {
    game,
    matches: results.length,
    wins: ended('won'),
    shared: ended('shared'),
    draws: ended('drawn'),
    losses: ended('lost'),
    opponents: [...opponents].map(([opponent, counts]) => ({ opponent, ...counts })),
    tallies,
    tallied: results.filter(result => Object.keys(result.tallies).length > 0).length,
    cleared: clearedBy(results),
  }
}

function clearedBy(results: readonly Result[]): string[] {
  const cleared = results
    .filter(result => endOf(result) === 'won' && result.players.some(player => player !== PERSON))
    .flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario]))
  return [...new Set(cleared)]
}

type End = 'won' | 'shared' | 'drawn' | 'lost'

/** How a match ended for the person. */
function endOf(result: Result): End {
  const best = winners({ ...result, reason: '' })
  if (best.length === result.scores.length) return 'drawn'
  if (!best.includes(seatOf(result))) return 'lost'
  return best.length === 1 ? 'won' : 'shared'
}

function seatOf({ players }: Result): number {
  return players.indexOf(PERSON)
}

function opponentOf(result: Result): string {
  const seat = seatOf(result)
  return result.players
    .filter((_, other) => other !== seat)
    .sort()
    .join('+')
}
