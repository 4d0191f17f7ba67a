import * as v from 'valibot'
import { checkDocument, type DocumentKind, outOfOrder, type Upgrades } from '../input/document.ts'
import { LIMITS } from '../input/limits.ts'
import type { Flaw } from '../input/schema.ts'
import { anyNumber, nameText, seedText, wholeNumber } from '../input/schema-parts.ts'
import { matchEndSchema } from '../journal/match-end-schema.ts'
import { canonicalJson } from '../plain/canonical.ts'
import type { Change } from '../plain/difference.ts'
import type { Plain } from '../plain/plain.ts'
import type { OlderPromise } from './commitment.ts'
import {
  contributionsSchema,
  flawsOfContributions,
  hash64,
  keysSchema,
  rulesetSchema,
} from './commitment-schema.ts'
import { flawsOfLog, logSchema } from './log.ts'
import { LAYOUT, packedChanges, packSteps, unpackSteps } from './packed-steps.ts'
import { flawsOfPromiseFormat } from './promise-format.ts'
import { flawOfLimits, type Recorded } from './record-limits.ts'
import { FORMAT, RECORD_VERSION } from './record-of.ts'
import { flawsOfSignatures, signaturesSchema } from './signature-schema.ts'

const draws = v.pipe(v.array(v.union([wholeNumber, v.boolean()])), v.maxLength(LIMITS.draws))
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'a hash is 16 hex digits'))
const change = v.custom<Change>(
  value =>
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= 2 &&
    Array.isArray(value[0]) &&
    value[0].every(key => typeof key === 'string' || typeof key === 'number'),
  'a change is [path, value] or [path]',
)

export const outcomeSchema = v.strictObject({
  scores: v.pipe(v.array(anyNumber), v.maxLength(LIMITS.seats)),
  reason: nameText,
  values: v.exactOptional(v.pipe(v.record(v.string(), anyNumber), v.maxEntries(LIMITS.outcomeValues))),
})

/** What the records of matches and of campaigns say in the same words. */
export const recordParts = {
  dice: draws,
  /** Of the state, 64 bits; in steps of versions 1 and 2. Since then changes are compared, and `hash` covers all steps. */
  stateHash: v.exactOptional(hash),
  changes: v.pipe(v.array(change), v.maxLength(LIMITS.steps)),
  /** See `commitment.ts`. */
  commitment: hash64,
  /** Of records that were begun before this version; see `OlderPromise`. */
  promiseFormat: v.exactOptional(v.picklist([2, 3])),
  contributions: v.exactOptional(contributionsSchema),
  /** Public when it is over; before that only in the saves of who runs the match. */
  seed: v.optional(seedText),
  outcome: v.optional(outcomeSchema),
}

const actionStep = v.strictObject({
  seq: wholeNumber,
  seat: wholeNumber,
  action: v.unknown(),
  dice: recordParts.dice,
  changes: recordParts.changes,
  hash: recordParts.stateHash,
})

/** An end that no rule made; only the last step may be one. */
const endStep = v.strictObject({ seq: wholeNumber, end: matchEndSchema, hash: recordParts.stateHash })

/** As steps are written since version 3: see `packed-steps.ts`. */
const packedEnd = v.strictObject({ end: matchEndSchema, hash: recordParts.stateHash })
const packedAction = v.strictTuple([
  wholeNumber,
  v.unknown(),
  v.optional(packedChanges),
  v.optional(recordParts.dice),
  v.optional(hash),
])
/** The same in layout 1. */
const olderAction = v.strictTuple([
  wholeNumber,
  v.unknown(),
  v.optional(recordParts.dice),
  v.optional(packedChanges),
  v.optional(hash),
])

/** What is wrong with a step is said of what it means to be. */
const fullStep = v.lazy(data => (isEnd(data) ? endStep : actionStep))
const packedStep = v.lazy(data => (isEnd(data) ? packedEnd : packedAction))
const olderStep = v.lazy(data => (isEnd(data) ? packedEnd : olderAction))

function isEnd(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'end' in data
}

const packedSteps = v.pipe(
  v.variant('layout', [
    v.strictObject({
      layout: v.literal(LAYOUT),
      packed: v.pipe(v.array(packedStep), v.maxLength(LIMITS.steps)),
    }),
    v.strictObject({
      layout: v.exactOptional(v.literal(1)),
      packed: v.pipe(v.array(olderStep), v.maxLength(LIMITS.steps)),
    }),
  ]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { packed, layout } = dataset.value
    const { steps, flaw } = unpackSteps(packed, layout)
    if (!flaw) return steps
    const [at, value] = [flaw.index, packed[flaw.index]]
    addIssue({
      message: flaw.message,
      path: [
        { type: 'object', origin: 'value', input: dataset.value, key: 'packed', value: packed },
        { type: 'array', origin: 'value', input: packed, key: at, value },
      ],
    })
    return NEVER
  }),
)

/** Steps in full, as in versions 1 and 2 and wherever a record is in memory, or packed, as they are written. */
const steps = v.lazy(data =>
  typeof data === 'object' && data !== null && 'packed' in data
    ? packedSteps
    : v.pipe(v.array(fullStep), v.maxLength(LIMITS.steps)),
) as v.GenericSchema<unknown, RecordedStep[]>

/**
 * A match, whole. Its faces are recorded, so that it outlives a change of generator; what changed in the state at each
 * step finds the first one where rules have changed, lets both states be shown there, and lets it be watched even when it
 * can no longer be replayed.
 */
export const recordSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(RECORD_VERSION),
  game: nameText,
  /** The version of the game's rules. */
  rules: wholeNumber,
  /** The name of rules that differ from those of the game, and where they do. */
  ruleset: v.exactOptional(rulesetSchema),
  options: v.unknown(),
  /** Their names, and who plays them. */
  seats: v.pipe(v.array(v.strictObject({ name: nameText, player: nameText })), v.maxLength(LIMITS.seats)),
  /** Who played the seats at the start, as promised, where others have taken over since. */
  firstPlayers: v.exactOptional(v.pipe(v.array(nameText), v.maxLength(LIMITS.seats))),
  promiseFormat: recordParts.promiseFormat,
  commitment: recordParts.commitment,
  contributions: recordParts.contributions,
  /** Of those who may sign it. */
  keys: v.exactOptional(keysSchema),
  seed: recordParts.seed,
  start: v.strictObject({
    /** The position was given, not set up by the rules. */
    given: v.boolean(),
    dice: recordParts.dice,
    state: v.unknown(),
    hash: recordParts.stateHash,
  }),
  steps,
  /** All that was done, also what was taken back, if the host of the match has kept it. */
  log: v.exactOptional(logSchema),
  signatures: v.exactOptional(signaturesSchema),
  /** Of the commitment, the start and all steps: shows damage without the game. Missing in versions 1 and 2. */
  hash: v.exactOptional(hash64),
  outcome: recordParts.outcome,
})

export type MatchRecord = v.InferOutput<typeof recordSchema>
export type RecordedAction = v.InferOutput<typeof actionStep>
export type RecordedStep = RecordedAction | v.InferOutput<typeof endStep>

/**
 * Version 1 had no ends but those of the rules. Up to version 2 the commitment was of the seed alone, and steps, written in
 * full, had hashes of the states: both are kept as they are. Up to version 3 hashes had no domains; what was promised then is
 * checked as it was promised.
 */
export const recordUpgrades: Upgrades = {
  1: record => record,
  2: record => record,
  3: record => ({ ...record, ...olderPromise(record) }),
}

/** Of what format the promise of a document of version 3 or before is. */
export function olderPromise(document: Readonly<Record<string, unknown>>): { promiseFormat: OlderPromise } {
  return { promiseFormat: document.contributions === undefined ? 2 : 3 }
}

/** The steps of a record that are actions: all, but for an end that no rule made. */
export function recordedActions({ steps }: Pick<MatchRecord, 'steps'>): RecordedAction[] {
  return steps.filter(step => 'action' in step)
}

export function writeRecord(record: MatchRecord): string {
  return `${canonicalJson(packedRecord(record))}\n`
}

/** The record as it is written: its steps packed. */
export function packedRecord(record: MatchRecord): Plain {
  return { ...record, steps: { layout: LAYOUT, packed: packSteps(record.steps) } } as Plain
}

/** A record out of parsed data, such as what a database gives back; an `InputError` says what is wrong with it. */
export function recordFrom(data: unknown, source: string): MatchRecord {
  return checkDocument(data, source, recordDocument(), flawsOfRecord)
}

export function recordDocument(upgrades: Upgrades = recordUpgrades): DocumentKind<MatchRecord> {
  return { format: FORMAT, version: RECORD_VERSION, schema: recordSchema, upgrades }
}

/** What is wrong with a record that its schema cannot say. */
export function flawsOfRecord(record: MatchRecord): Flaw[] {
  const tooMuch = flawOfLimits([recordedIn(record, '')])
  return [...flawsBesideLimits(record), ...(tooMuch ? [tooMuch] : [])]
}

/** The same without its size, which a document of several records is asked for as a whole. */
export function flawsBesideLimits(record: MatchRecord): Flaw[] {
  const { steps, contributions, keys, seats, firstPlayers, log, signatures } = record
  return [
    ...outOfOrder(steps, 'steps'),
    ...earlyEnds(steps),
    ...flawsOfPromiseFormat(record),
    ...flawsOfContributions(contributions ?? [], seats.length),
    ...(firstPlayers && firstPlayers.length !== seats.length
      ? [{ path: '/firstPlayers', message: `found ${firstPlayers.length}, expected ${seats.length}` }]
      : []),
    ...(keys?.seats && keys.seats.length !== seats.length
      ? [{ path: '/keys/seats', message: `found ${keys.seats.length}, expected ${seats.length}` }]
      : []),
    ...(log ? flawsOfLog(log, record) : []),
    ...flawsOfSignatures(signatures ?? [], record),
  ]
}

/** What the limits of records look at; `place` is where the record stands in its document. */
export function recordedIn({ start, steps }: MatchRecord, place: string): Recorded {
  return { place, list: 'steps', start: start.state, steps }
}

function earlyEnds(steps: readonly RecordedStep[]): Flaw[] {
  const at = steps.slice(0, -1).findIndex(step => 'end' in step)
  return at < 0 ? [] : [{ path: `/steps/${at}`, message: 'ends the match, but more steps follow' }]
}
