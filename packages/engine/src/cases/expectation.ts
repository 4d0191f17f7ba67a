import type { GameTypes, Rules } from '../game/game.ts'
import { at } from '../input/pointer.ts'
import type { Journal, Step } from '../journal/journal.ts'
import { samePlain } from '../plain/plain.ts'
import type { Expectation } from './case-file.ts'

/** One expectation that was not met, with both sides to show. */
export interface Mismatch {
  readonly what: string
  readonly expected: unknown
  readonly actual: unknown
}

/** What the position after a step, or at the end of a case, should be. */
export function checkPosition<T extends GameTypes>(journal: Journal<T>, expect: Expectation): Mismatch[] {
  const { rules, state } = journal
  const mismatches: Mismatch[] = []
  for (const [pointer, expected] of Object.entries(expect.state ?? {})) {
    const actual = at(state, pointer)
    if (!samePlain(actual, expected)) mismatches.push({ what: `state ${pointer}`, expected, actual })
  }
  for (const pointer of expect.absent ?? []) {
    const actual = at(state, pointer)
    if (actual !== undefined) mismatches.push({ what: `state ${pointer}`, expected: undefined, actual })
  }
  const toAct = rules.toAct(state).map(seat => rules.seats[seat])
  if (expect.toAct && !samePlain(toAct, expect.toAct))
    mismatches.push({ what: 'who is to act', expected: expect.toAct, actual: toAct })
  const outcome = rules.outcome(state) ?? null
  if (expect.outcome !== undefined && !fits(outcome, expect.outcome))
    mismatches.push({ what: 'outcome', expected: expect.outcome, actual: outcome })
  if (expect.legal) mismatches.push(...checkLegal(rules, state, expect.legal))
  return mismatches
}

export function checkEvents<T extends GameTypes>(
  { events }: Pick<Step<T>, 'events'>,
  expect: Expectation,
): Mismatch[] {
  const mismatches: Mismatch[] = []
  if (expect.events) {
    const { length } = expect.events
    if (length !== events.length || !expect.events.every((part, index) => fits(events[index], part)))
      mismatches.push({ what: 'events', expected: expect.events, actual: events })
  }
  let from = 0
  for (const part of expect.includes ?? []) {
    const found = events.findIndex((event, index) => index >= from && fits(event, part))
    if (found < 0) mismatches.push(missingEvent(part, events, from))
    else from = found + 1
  }
  return mismatches
}

/** An event that did not happen, beside the one that is most like it: only what was asked of it. */
function missingEvent(part: Part, events: readonly unknown[], from: number): Mismatch {
  const asked = Object.entries(part)
  const scored = events.map(event => {
    const has = new Map<string, unknown>(Object.entries(event ?? {}))
    const differing = asked.flatMap(([key, value]) => (fits(has.get(key), value) ? [] : [key]))
    return { has, differing, sameType: fits(has.get('type'), part.type) }
  })
  const [nearest] = scored
    .map((score, index) => ({ ...score, index }))
    .sort((a, b) => Number(b.sameType) - Number(a.sameType) || a.differing.length - b.differing.length)
  if (!nearest?.sameType) {
    const types = [...new Set(scored.map(({ has }) => has.get('type')))]
    return { what: 'an event', expected: part, actual: { 'only events of these types': types } }
  }
  const why =
    nearest.differing.length > 0
      ? `the nearest differs in ${nearest.differing.join(', ')}`
      : nearest.index < from
        ? 'it happens before the one listed before it'
        : 'it happens less often'
  const actual = Object.fromEntries(asked.map(([key]) => [key, nearest.has.get(key)]))
  return { what: `an event (${why})`, expected: part, actual }
}

type Part = Readonly<Record<string, unknown>>

/** Whether data has at least these fields with these values; lists must be as long, part by part. */
export function fits(actual: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return actual === part
  if (typeof actual !== 'object' || actual === null) return false
  if (Array.isArray(part))
    return Array.isArray(actual) && actual.length === part.length && part.every((p, i) => fits(actual[i], p))
  return Object.entries(part).every(([key, value]) => fits((actual as Record<string, unknown>)[key], value))
}

function checkLegal<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  { count, includes = [], excludes = [] }: NonNullable<Expectation['legal']>,
): Mismatch[] {
  const legal = rules.toAct(state).flatMap(seat => [...rules.legal(state, seat)])
  const mismatches: Mismatch[] = []
  if (count !== undefined && legal.length !== count)
    mismatches.push({ what: 'number of legal actions', expected: count, actual: legal.length })
  for (const part of includes)
    if (!legal.some(action => fits(action, part)))
      mismatches.push({ what: 'a legal action', expected: part, actual: legal })
  for (const part of excludes) {
    const found = legal.filter(action => fits(action, part))
    if (found.length > 0)
      mismatches.push({ what: `no legal action ${JSON.stringify(part)}`, expected: [], actual: found })
  }
  return mismatches
}
