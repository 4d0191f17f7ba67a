import type { CampaignMeta, MatchMeta, Result, Ruleset, Score, StoredEvaluations } from './store.ts'

/** Whether what a list is made of came out of the database as it went in: one damaged entry must not take the page with it. */

export function isMatchMeta(value: unknown): value is MatchMeta {
  return (
    has(value, { id: text, game: text, started: number, touched: number, steps: number }) &&
    has(value, {
      seats: listOf(seat => has(seat, { name: text, player: text })),
      outcome: optional(outcome),
    }) &&
    has(value, { deleted: optional(number), persons: optional(listOf(number)) })
  )
}

export function isCampaignMeta(value: unknown): value is CampaignMeta {
  return (
    has(value, { id: text, game: text, campaign: text, started: number, touched: number }) &&
    has(value, { entries: number, matches: number, outcome: optional(outcome), deleted: optional(number) })
  )
}

export function isStoredResult(value: unknown): value is Result {
  return (
    has(value, { id: text, game: text, ended: number, players: listOf(text), scores: listOf(number) }) &&
    has(value, { tallies: each(listOf(number)), steps: optional(number), medals: optional(listOf(text)) })
  )
}

export function isStoredEvaluations(value: unknown): value is StoredEvaluations {
  return (
    has(value, { id: text, bot: text, rules: number, steps: number }) &&
    has(value, { evaluations: listOf(entry => has(entry, { step: number, chance: number })) })
  )
}

export function isScore(value: unknown): value is Score {
  return has(value, { id: text, game: text, campaign: text, seed: text, ended: number, outcome })
}

export function isRuleset(value: unknown): value is Ruleset {
  return has(value, { game: text, name: text, values: each(number) })
}

type Check = (value: unknown) => boolean

function has(value: unknown, fields: Readonly<Record<string, Check>>): boolean {
  if (typeof value !== 'object' || value === null) return false
  const found = new Map<string, unknown>(Object.entries(value))
  return Object.entries(fields).every(([name, check]) => check(found.get(name)))
}

const text: Check = value => typeof value === 'string'
const number: Check = value => Number.isFinite(value)
const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check)
const each =
  (check: Check): Check =>
  value =>
    typeof value === 'object' && value !== null && Object.values(value).every(check)
const optional =
  (check: Check): Check =>
  value =>
    value === undefined || check(value)
const outcome: Check = value =>
  has(value, { scores: listOf(number), reason: text, values: optional(each(number)) })
