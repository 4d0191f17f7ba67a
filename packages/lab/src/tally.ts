import { type Outcome, type Seat, winners } from '@sextant/engine'
import { type Block, blockInterval, type Interval } from './interval.ts'
import type { Playout } from './playout.ts'

/** What a series of games has shown. */
export interface Tally {
  readonly games: number
  /** Games of the same seed, with all line-ups between them; the last may be unfinished. */
  readonly blocks: number
  /** Games in which all seats share the highest score. */
  readonly draws: number
  /** Games in which several seats share the highest score, but not all of them. */
  readonly shared: number
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
  /** Games in which it shared the highest score with others, or with all in a draw. */
  readonly shared: number
  readonly losses: number
  /** The mean of its scores: a win is 1, a draw what each gets of it. All scores of a game are 1 together, so the equal share is 1 by the number of seats. */
  readonly score: number
  /** 95 % around the mean score, from blocks rather than games. */
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
  /** The games of a block have one seed, and all line-ups between them. */
  readonly block: number
}

export function tallyOf(played: readonly Played[], bots: readonly string[], seats: readonly string[]): Tally {
  const best = played.map(({ outcome }) => winners(outcome))
  return {
    games: played.length,
    blocks: new Set(played.map(({ block }) => block)).size,
    draws: best.filter(won => won.length > 1 && won.length === seats.length).length,
    shared: best.filter(won => won.length > 1 && won.length < seats.length).length,
    unwon: best.filter(won => won.length === 0).length,
    bots: [...new Set(bots)].map(name =>
      standing(
        name,
        played.flatMap(game =>
          game.line.flatMap((bot, seat) => (bot === name ? [resultOf(game, seat)] : [])),
        ),
      ),
    ),
    seats: seats.map((name, seat) =>
      standing(
        name,
        played.map(game => resultOf(game, seat)),
      ),
    ),
    length: lengthsOf(played.map(({ actions }) => actions)),
    reasons: reasonsOf(played),
  }
}

/** What a seat got out of a game, and among how many it shared the highest score; 0 if it did not have it. */
interface Result {
  readonly block: number
  readonly score: number
  readonly winners: number
}

function resultOf({ outcome, block }: Played, seat: Seat): Result {
  const best = winners(outcome)
  return { block, score: outcome.scores[seat] ?? 0, winners: best.includes(seat) ? best.length : 0 }
}

function standing(name: string, results: readonly Result[]): Standing {
  const games = results.length
  const wins = results.filter(result => result.winners === 1).length
  const shared = results.filter(result => result.winners > 1).length
  const score = results.reduce((sum, result) => sum + result.score, 0) / Math.max(1, games)
  const interval = blockInterval(blocksOf(results))
  return { name, games, wins, shared, losses: games - wins - shared, score, interval }
}

function blocksOf(results: readonly Result[]): Block[] {
  const blocks = new Map<number, Block>()
  for (const { block, score } of results) {
    const known = blocks.get(block)
    blocks.set(block, { score: score + (known?.score ?? 0), tries: 1 + (known?.tries ?? 0) })
  }
  return [...blocks.values()]
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
