import * as v from 'valibot'
import type { CampaignMeta, MatchMeta, Result, Ruleset, Score, StoredEvaluations } from './store.ts'

/** Whether what comes out of the database is as it went in: one damaged entry must not take a whole list with it. */

const number = v.pipe(v.number(), v.finite())
const numbers = v.array(number)
const outcome = v.object({
  scores: numbers,
  reason: v.string(),
  values: v.optional(v.record(v.string(), number)),
})

const matchMeta = v.object({
  id: v.string(),
  game: v.string(),
  started: number,
  touched: number,
  steps: number,
  seats: v.array(v.object({ name: v.string(), player: v.string() })),
  outcome: v.optional(outcome),
  deleted: v.optional(number),
  persons: v.optional(numbers),
})

const campaignMeta = v.object({
  id: v.string(),
  game: v.string(),
  campaign: v.string(),
  started: number,
  touched: number,
  entries: number,
  matches: number,
  outcome: v.optional(outcome),
  deleted: v.optional(number),
})

const result = v.object({
  id: v.string(),
  game: v.string(),
  ended: number,
  players: v.array(v.string()),
  scores: numbers,
  tallies: v.record(v.string(), numbers),
  steps: v.optional(number),
  medals: v.optional(v.array(v.string())),
})

const score = v.object({
  id: v.string(),
  game: v.string(),
  campaign: v.string(),
  seed: v.string(),
  ended: number,
  outcome,
})

const ruleset = v.object({ game: v.string(), name: v.string(), values: v.record(v.string(), number) })

const evaluations = v.object({
  id: v.string(),
  bot: v.string(),
  rules: number,
  odds: v.string(),
  steps: number,
  evaluations: v.array(
    v.object({ step: number, chance: number, known: v.picklist(['percent', 'words', 'certain']) }),
  ),
})

export const isMatchMeta = (value: unknown): value is MatchMeta => v.is(matchMeta, value)
export const isCampaignMeta = (value: unknown): value is CampaignMeta => v.is(campaignMeta, value)
export const isStoredResult = (value: unknown): value is Result => v.is(result, value)
export const isScore = (value: unknown): value is Score => v.is(score, value)
export const isRuleset = (value: unknown): value is Ruleset => v.is(ruleset, value)
export const isStoredEvaluations = (value: unknown): value is StoredEvaluations => v.is(evaluations, value)
