import { PERSON } from '@sextant/session'
import type { Result } from './store.ts'

/** What a player has done in one game. */
export interface Statistics {
  readonly game: string
  readonly matches: number
  readonly wins: number
  readonly draws: number
  /** By opponent: `person` or the id of a program, several joined by `+`. */
  readonly opponents: readonly {
    readonly opponent: string
    readonly matches: number
    readonly wins: number
  }[]
  /** Totals of the persons' seats, such as kills. */
  readonly tallies: Readonly<Record<string, number>>
  /** Scenarios that were won against programs. */
  readonly cleared: readonly string[]
}

/** Counts matches in which a person played; of two persons at one screen, the first seat is counted. */
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
    entry.wins += result.scores[seat] === 1 ? 1 : 0
    opponents.set(opponentOf(result), entry)
    for (const [name, bySeat] of Object.entries(result.tallies))
      tallies[name] = (tallies[name] ?? 0) + (bySeat[seat] ?? 0)
  }
  return {
    game,
    matches: results.length,
    wins: results.filter(won).length,
    draws: results.filter(({ scores }) => scores.every(score => score === scores[0])).length,
    opponents: [...opponents].map(([opponent, counts]) => ({ opponent, ...counts })),
    tallies,
    cleared: clearedBy(results),
  }
}

function clearedBy(results: readonly Result[]): string[] {
  const cleared = results
    .filter(result => won(result) && result.players.some(player => player !== PERSON))
    .flatMap(({ scenario }) => (scenario === undefined ? [] : [scenario]))
  return [...new Set(cleared)]
}

function won(result: Result): boolean {
  return result.scores[seatOf(result)] === 1
}

function seatOf({ players }: Result): number {
  return players.indexOf(PERSON)
}

function opponentOf(result: Result): string {
  const seat = seatOf(result)
  return result.players.filter((_, other) => other !== seat).join('+')
}
