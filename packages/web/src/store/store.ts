import type { ModelKey } from '@sextant/bots'
import type { CampaignRecord, MatchRecord, Outcome } from '@sextant/engine'
import type { Evaluation } from '@sextant/session'
import type { StoredKind } from './trash.ts'

/** Where matches, campaigns, results, rulesets and models of bots are stored. Each backend passes the same tests. */
export interface Store {
  /** Without their records, the latest first. */
  matches(): Promise<MatchMeta[]>
  match(id: string): Promise<StoredMatch | undefined>
  saveMatch(match: StoredMatch): Promise<void>
  deleteMatch(id: string): Promise<void>
  results(): Promise<Result[]>
  /** Saving the result of a match again changes nothing. */
  saveResult(result: Result): Promise<void>
  /** Puts a result in the place of the one that is stored for its match: with a medal, or with what was not counted then. */
  replaceResult(result: Result): Promise<void>
  rulesets(game: string): Promise<Ruleset[]>
  saveRuleset(ruleset: Ruleset): Promise<void>
  deleteRuleset(game: string, name: string): Promise<void>
  /** Without their records, the latest first. */
  campaigns(): Promise<CampaignMeta[]>
  campaign(id: string): Promise<StoredCampaign | undefined>
  saveCampaign(campaign: StoredCampaign): Promise<void>
  deleteCampaign(id: string): Promise<void>
  /** Of all campaigns that came to their end here, also those that were deleted since. */
  scores(): Promise<Score[]>
  /** Saving the score of a campaign again changes nothing. */
  saveScore(score: Score): Promise<void>
  /** Of a match, or of a battle as `campaign/number`; nothing where they are damaged. They go with their match. */
  evaluations(id: string): Promise<StoredEvaluations | undefined>
  saveEvaluations(evaluations: StoredEvaluations): Promise<void>
  /** Matches and campaigns of which something is stored that cannot be read; lists leave them out. */
  damaged(): Promise<DamagedEntry[]>
  /** What is stored of a match or a campaign, whatever it is. */
  raw(kind: StoredKind, id: string): Promise<{ readonly meta?: unknown; readonly record?: unknown }>
  readModel(key: ModelKey): Promise<Uint8Array | undefined>
  /** The least recently used models are evicted once all of them take more than `MODEL_CAPACITY`. */
  writeModel(key: ModelKey, model: Uint8Array): Promise<void>
}

export interface DamagedEntry {
  readonly kind: StoredKind
  readonly id: string
}

export interface StoredMatch {
  readonly meta: MatchMeta
  readonly record: MatchRecord
}

/** What a list shows of a match. */
export interface MatchMeta {
  readonly id: string
  readonly game: string
  readonly scenario?: string
  /** By seat: its name, and who plays it: `person` or the id of a bot. */
  readonly seats: readonly { readonly name: string; readonly player: string }[]
  /** Milliseconds since 1970. */
  readonly started: number
  readonly touched: number
  readonly steps: number
  readonly outcome?: Outcome
  /** It began from a given position, not from the rules' set-up. */
  readonly given?: boolean
  /** It came in as a file. */
  readonly imported?: boolean
  /** It was set up with care, on the page for that, and not just opened. */
  readonly prepared?: boolean
  /** When it was deleted; it is erased a week later. */
  readonly deleted?: number
  /** Seats in which a person has acted, also where a bot took over later. */
  readonly persons?: readonly number[]
}

/** What an adviser thought of a match, turn by turn, and what of: they are made again where any of that is another. */
export interface StoredEvaluations {
  readonly id: string
  /** The adviser. */
  readonly bot: string
  /** The version of the game's rules. */
  readonly rules: number
  /** Hash of the tested odds; empty where there were none. */
  readonly odds: string
  /** The steps of the match. */
  readonly steps: number
  readonly evaluations: readonly Evaluation[]
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
  /** Actions it took; not known of older ones. */
  readonly steps?: number
  /** Ids of the medals that the person earned. */
  readonly medals?: readonly string[]
}

/** Changed numbers of a game's options, by where they are in the options. */
export interface Ruleset {
  readonly game: string
  readonly name: string
  readonly values: Readonly<Record<string, number>>
}

export interface StoredCampaign {
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
  /** When it was deleted; it is erased a week later. */
  readonly deleted?: number
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

/** The bytes that models may take up together. */
export const MODEL_CAPACITY = 100_000_000
