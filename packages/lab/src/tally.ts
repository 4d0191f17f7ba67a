import { type Outcome, winners } from '@sextant/engine'
import { type Interval, wilson } from './interval.ts'
import type { Playout } from './playout.ts'

/** What a series of games has shown. */
export interface Tally {
  readonly games: number
  /** Games in which several share the highest score. */
  readonly draws: number
  /** Games in which nobody scored: lost by all, so neither a win nor a draw. */
  readonly unwon: number
  /** By bot, in the order they were named. A bot in several seats of a game counts once for each. */
  readonly bots: readonly Standing[]
  readonly seats: readonly Standing[]
  /** In actions. */
  readonly length: Lengths
  /** How often games ended in each way, the most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly games: number }[]
}

export interface Standing {
  readonly name: string
  readonly games: number
  /** Games won alone. */
  readonly wins: number
  readonly share: number
  /** 95 % (Wilson) around the share of wins. */
  readonly interval: Interval
}

export interface Lengths {
  readonly total: number
  readonly mean: number
  readonly median: number
  readonly least: number
  readonly most: number
}

/** A game that has been played, and by whom, by seat. */
export interface Played extends Playout {
  readonly line: readonly string[]
}

export function tallyOf(played: readonly Played[], bots: readonly string[], seats: readonly string[]): Tally {
  const best = played.map(({ outcome }) => winners(outcome))
  const won = best.map(soleWinner)
  return {
    games: played.length,
    draws: best.filter(seats => seats.length > 1).length,
    unwon: best.filter(seats => seats.length === 0).length,
    bots: [...new Set(bots)].map(name => {
      const seated = played.reduce((sum, { line }) => sum + line.filter(other => other === name).length, 0)
      const wins = played.filter(({ line }, game) => line[won[game] ?? -1] === name).length
      return standing(name, wins, seated)
    }),
    seats: seats.map((name, seat) =>
      standing(name, won.filter(other => other === seat).length, played.length),
    ),
    length: lengthsOf(played.map(({ actions }) => actions)),
    reasons: reasonsOf(played),
  }
}

function soleWinner([seat, ...others]: readonly number[]): number | undefined {
  return others.length === 0 ? seat : undefined
}

function standing(name: string, wins: number, games: number): Standing {
  return { name, games, wins, share: games === 0 ? 0 : wins / games, interval: wilson(wins, games) }
}

/** Some numbers in five. */
export function lengthsOf(lengths: readonly number[]): Lengths {
  const sorted = [...lengths].sort((a, b) => a - b)
  const total = sorted.reduce((sum, length) => sum + length, 0)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return {
    total,
    mean: total / Math.max(1, sorted.length),
    median: sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2,
    least: sorted[0] ?? 0,
    most: sorted.at(-1) ?? 0,
  }
}

/** How often each reason was given, the most frequent first. */
export function reasonsOf(
  played: readonly { readonly outcome: Outcome }[],
): { reason: string; games: number }[] {
  const counts = new Map<string, number>()
  for (const { outcome } of played) counts.set(outcome.reason, (counts.get(outcome.reason) ?? 0) + 1)
  return [...counts]
    .map(([reason, games]) => ({ reason, games }))
    .sort((a, b) => b.games - a.games || (a.reason < b.reason ? -1 : 1))
}
