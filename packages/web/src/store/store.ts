import type { MatchRecord, Outcome } from '@sextant/engine'

/** Where matches, results and rulesets are kept. Each backend passes the same tests. */
export interface Store {
  /** Without their records, the latest first. */
  matches(): Promise<MatchMeta[]>
  match(id: string): Promise<KeptMatch | undefined>
  keepMatch(match: KeptMatch): Promise<void>
  forgetMatch(id: string): Promise<void>
  results(): Promise<Result[]>
  /** Keeping the result of a match again changes nothing. */
  keepResult(result: Result): Promise<void>
  rulesets(game: string): Promise<Ruleset[]>
  keepRuleset(ruleset: Ruleset): Promise<void>
  forgetRuleset(game: string, name: string): Promise<void>
}

export interface KeptMatch {
  readonly meta: MatchMeta
  readonly record: MatchRecord
}

/** What a list shows of a match. */
export interface MatchMeta {
  readonly id: string
  readonly game: string
  readonly scenario?: string
  /** By seat: its name, and who plays it: `person` or the id of a program. */
  readonly seats: readonly { readonly name: string; readonly player: string }[]
  /** Milliseconds since 1970. */
  readonly started: number
  readonly touched: number
  readonly steps: number
  readonly outcome?: Outcome
  /** It came in as a file. */
  readonly imported?: boolean
  /** It was set up with care, on the page for that, and not just opened. */
  readonly prepared?: boolean
}

/** How a match ended for the persons in it, for the statistics. */
export interface Result {
  /** That of the match. */
  readonly id: string
  readonly game: string
  readonly scenario?: string
  readonly ended: number
  readonly players: readonly string[]
  readonly scores: readonly number[]
  /** By seat, such as `{ kills: [3, 1] }`. */
  readonly tallies: Readonly<Record<string, readonly number[]>>
}

/** Changed numbers of a game's options, by where they are in the options. */
export interface Ruleset {
  readonly game: string
  readonly name: string
  readonly values: Readonly<Record<string, number>>
}

export const PERSON = 'person'
