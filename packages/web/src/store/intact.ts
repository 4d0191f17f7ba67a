import type { CampaignMeta, MatchMeta } from './store.ts'

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

type Check = (value: unknown) => boolean

export function has(value: unknown, fields: Readonly<Record<string, Check>>): boolean {
  if (typeof value !== 'object' || value === null) return false
  const found = new Map<string, unknown>(Object.entries(value))
  return Object.entries(fields).every(([name, check]) => check(found.get(name)))
}

export const text: Check = value => typeof value === 'string'
export const number: Check = value => Number.isFinite(value)
export const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check)
export const each =
  (check: Check): Check =>
  value =>
    typeof value === 'object' && value !== null && Object.values(value).every(check)
export const optional =
  (check: Check): Check =>
  value =>
    value === undefined || check(value)
export const outcome: Check = value =>
  has(value, { scores: listOf(number), reason: text, values: optional(each(number)) })
