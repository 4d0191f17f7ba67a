import type { CampaignRecord, MatchRecord, Outcome } from '@sextant/engine'

/** Where matches, campaigns, results, rulesets and studies are kept. Each backend passes the same tests. */
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
  /** Without their records, the latest first. */
  campaigns(): Promise<CampaignMeta[]>
  campaign(id: string): Promise<KeptCampaign | undefined>
  keepCampaign(campaign: KeptCampaign): Promise<void>
  forgetCampaign(id: string): Promise<void>
  /** Of all campaigns that came to their end here, also those that were forgotten since. */
  scores(): Promise<Score[]>
  /** Keeping the score of a campaign again changes nothing. */
  keepScore(score: Score): Promise<void>
  /** What a program has learnt. */
  study(game: string, program: string, key: string): Promise<Uint8Array | undefined>
  /** What was not used for the longest time makes room, once all of it is larger than `LARGEST_SHELF`. */
  keepStudy(study: KeptStudy): Promise<void>
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

export interface KeptCampaign {
  readonly meta: CampaignMeta
  /** With its seed, and the match under way if there is one. */
  readonly record: CampaignRecord
}

/** What a list shows of a campaign. */
export interface CampaignMeta {
  readonly id: string
  readonly game: string
  readonly campaign: string
  readonly scenario?: string
  readonly started: number
  readonly touched: number
  /** Decisions and matches so far. */
  readonly entries: number
  /** Matches played to their end. */
  readonly matches: number
  readonly outcome?: Outcome
  /** It came in as a file. */
  readonly imported?: boolean
}

/** How a campaign ended, for the table of records. */
export interface Score {
  /** That of the campaign. */
  readonly id: string
  readonly game: string
  readonly campaign: string
  readonly scenario?: string
  readonly seed: string
  readonly ended: number
  readonly outcome: Outcome
}

export interface KeptStudy {
  readonly game: string
  readonly program: string
  /** The same for matches that need the same learning. */
  readonly key: string
  readonly bytes: Uint8Array
}

/** The bytes that studies may take up together. */
export const LARGEST_SHELF = 100_000_000

export const PERSON = 'person'
