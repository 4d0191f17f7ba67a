import * as v from 'valibot'
import { canonicalJson } from './canonical.ts'
import type { Change } from './difference.ts'
import { checkDocument, type DocumentKind, outOfOrder, type Upgrades } from './document.ts'
import type { GameTypes } from './game.ts'
import type { Journal, Step } from './journal.ts'
import { matchEndSchema } from './match-end.ts'
import { copyPlain } from './plain.ts'
import type { Flaw } from './schema.ts'
import { commitmentTo } from './seeded-dice.ts'

/** The version of the record format that this code writes. */
export const RECORD_VERSION = 2

const FORMAT = 'sextant.match'

const draws = v.array(v.union([v.number(), v.boolean()]))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'a hash is 16 hex digits'))
const change = v.custom<Change>(
  value => Array.isArray(value) && value.length >= 1 && value.length <= 2 && Array.isArray(value[0]),
  'a change is [path, value] or [path]',
)

export const outcomeSchema = v.strictObject({
  scores: v.array(v.number()),
  reason: v.string(),
  values: v.exactOptional(v.record(v.string(), v.number())),
})

/** What the records of matches and of campaigns say in the same words. */
export const recordParts = {
  dice: draws,
  hash,
  changes: v.array(change),
  /** SHA-256 of the seed. */
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a commitment is 64 hex digits')),
  /** Public when it is over; before that only in the saves of who runs the match. */
  seed: v.optional(v.string()),
  outcome: v.optional(outcomeSchema),
}

const actionStep = v.strictObject({
  seq: v.number(),
  seat: v.number(),
  action: v.unknown(),
  dice: recordParts.dice,
  changes: recordParts.changes,
  hash: recordParts.hash,
})

/** An end that no rule made; only the last step may be one. */
const endStep = v.strictObject({ seq: v.number(), end: matchEndSchema, hash: recordParts.hash })

/** Either, and what is wrong with a step is said of the one that it means to be. */
const step = v.lazy(data =>
  typeof data === 'object' && data !== null && 'end' in data ? endStep : actionStep,
)

/**
 * A match, whole. Its faces are recorded, so that it outlives a change of generator; a hash for each step
 * finds the first one where rules have changed; what changed in the state is stored too, so that both states
 * can be shown there, and so that it can be watched even when it can no longer be replayed.
 */
export const recordSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(RECORD_VERSION),
  game: v.string(),
  /** The version of the game's rules. */
  rules: v.number(),
  options: v.unknown(),
  seats: v.array(v.strictObject({ name: v.string(), player: v.string() })),
  commitment: recordParts.commitment,
  seed: recordParts.seed,
  start: v.strictObject({
    /** The position was given, not set up by the rules. */
    given: v.boolean(),
    dice: recordParts.dice,
    state: v.unknown(),
    hash: recordParts.hash,
  }),
  steps: v.array(step),
  outcome: recordParts.outcome,
})

export type MatchRecord = v.InferOutput<typeof recordSchema>
export type RecordedStep = MatchRecord['steps'][number]
export type RecordedAction = v.InferOutput<typeof actionStep>

/** Version 1 had no ends but those of the rules. */
export const recordUpgrades: Upgrades = { 1: record => record }

/** The steps of a record that are actions: all, but for an end that no rule made. */
export function recordedActions({ steps }: Pick<MatchRecord, 'steps'>): RecordedAction[] {
  return steps.filter(step => 'action' in step)
}

/** The journal so far as a record; it names the seed only where the seed is to be revealed. */
export function recordOf<T extends GameTypes>(
  journal: Journal<T>,
  players: readonly string[],
  seed: string,
  reveal: boolean,
): MatchRecord {
  const { game, rules, start } = journal
  const { outcome } = journal
  return copyPlain({
    format: FORMAT as typeof FORMAT,
    version: RECORD_VERSION as typeof RECORD_VERSION,
    game: game.id,
    rules: game.version,
    options: journal.options,
    seats: rules.seats.map((name, seat) => ({ name, player: players[seat] ?? name })),
    commitment: commitmentTo(seed),
    ...(reveal && { seed }),
    start: { given: start.given, dice: [...start.dice], state: start.state, hash: start.hash },
    steps: journal.steps.map((step, index) => recorded(step, index + 1)),
    ...(outcome && { outcome: { ...outcome, scores: [...outcome.scores] } }),
  })
}

function recorded<T extends GameTypes>(step: Step<T>, seq: number): RecordedStep {
  if (step.kind === 'end') return { seq, end: step.end, hash: step.hash }
  const { seat, action, dice, changes, hash } = step
  return { seq, seat, action, dice: [...dice], changes: [...changes], hash }
}

export function writeRecord(record: MatchRecord): string {
  return `${canonicalJson(record)}\n`
}

/** A record out of parsed data, such as what a database gives back; an `InputError` says what is wrong with it. */
export function recordFrom(data: unknown, source: string): MatchRecord {
  return checkDocument(data, source, recordDocument(), flawsOfRecord)
}

export function recordDocument(upgrades: Upgrades = recordUpgrades): DocumentKind<MatchRecord> {
  return { format: FORMAT, version: RECORD_VERSION, schema: recordSchema, upgrades }
}

/** What is wrong with a record that its schema cannot say. */
export function flawsOfRecord({ steps }: MatchRecord): Flaw[] {
  return [...outOfOrder(steps, 'steps'), ...earlyEnds(steps)]
}

function earlyEnds(steps: readonly RecordedStep[]): Flaw[] {
  const at = steps.slice(0, -1).findIndex(step => 'end' in step)
  return at < 0 ? [] : [{ path: `/steps/${at}`, message: 'ends the match, but more steps follow' }]
}
